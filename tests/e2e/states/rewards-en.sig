hold 358x265
~ eFz2 lyou MLFc vojw Syfv KOwK cbvo dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ _kCy ONFW CRs0 CSvW J14e dmEV
~ Bk-t HZhD x2hl dcIw vRAM 5JBn 4jvs -4Eq j5l5
  rrscrss8uvv0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3prr3tuu0rrr5noojoppikmmkmnnisstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0stt3jmnbstt4uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tuu2stt3*2,sss5stt3sst4stt4*2,stt3vvv0*12,vvv2
  vvv0ttt4stt3qrr7*2,rss6rss5*2,rss8sst4vvv0*12,vvv2
  vvv0uuu1vvv0*6,tuu1vvv0*13,vvv2
  vvv0bjf6rts0stt0*4,prr5bhi5vvv0*5,ttt5*2,vvv0*6,vvv2
  vvv0qqrdqrrerssavvv0*3,uuu4rrrbqqrfqrrfqqqhuuu6vvv0ttt7sss9rssdrss9vvv0*4,vvv2
  vvv0sttbttu9uuu3vvv0*3,vvv2sttbuuu6uuu4tuu7stt8tttauuu5tttbtuu7vvv0*5,vvv2
  vvv0vvv1vvv0*6,vvv1*2,uvv1vvv1*2,vvv0*2,vvv1vvv0*6,vvv2
  vvv0rssfrrrfrrscsstbrrsfrssdqrrgrrsesssdsttbqrrhsssattu8rsserrrcrrrjsssdsss9rsscrssdvvv0vvv2
  vvv0ttt7stt9*2,vvv0*5,vvv1vvv0*12,vvv2
  vvv0uuu5*3,vvv1vvv0*17,vvv2
  vvv1vvv0*21,uuu1
review 358x262
~ eFz2 lyou 8SWE vojw Syfv KOwK cbvo dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ _kCy ONFW CRs0 fn72 J14e Zt1i
~ HZhD x2hl dcIw fH6B dClv lNLI -4Eq QfiL
  rss9rrrbttt3uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0rst4oqq4tuu0rrr5noojoppikmmkmnnisstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0stt2knoastt3uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tuu3ttt2rss6sss4stt2stt5stt4uvv0vvv0*13,vvv2
  vvv0tuu2stt3rrs9qrr8rss7qrr9qrr8uvv0vvv0*13,vvv2
  vvv0sut1vvv0*6,rtt1vvv0*13,vvv2
  vvv0ckg5rts0stt0*4,psr4cij5vvv0*5,ttu5tuu5vvv0*6,vvv2
  vvv0qqrdqrrerssavvv0*3,uuu4qqqfqqrgttt7vvv0*3,ttt7sss9rssdrss9vvv0*4,vvv2
  vvv0sssdtttauuu4vvv0*3,vvv2sstbsssestt8sssdtttauuv2uuu4sssbtttbttt8stt9ssscvvv2vvv0vvv2
  vvv0*7,vvv2sttavvv1vvv0*12,vvv2
  vvv0*8,uuu2vvv0*13,vvv2
  vvv0rssfssscrssd*2,sssesssarrresssarsscrrsesttbqrrisss9rrsfsstcrrscqrrfrsscvvv0*3,vvv2
  vvv0*22,uvv2
  uvv1vvv0*20,uvv0uuu0
address-needed 358x256
~ eFz2 lyou O2ml vojw Syfv KOwK cbvo dnJu V4eI z6Xl vojw NP8x y3p9 qG7T ONFW CRs0 WGBe JXRN k6gX Cpus
~ HZhD x2hl v6TN JeFo owrm 5EqH -4Eq A-7e
  qrra*2,rss7rss8qrr9rrr9uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt2npq9tuu1qrr8mnnmmnnduuu2vvv0*14,vvv2
  vvv0rtt4looetuu2uuu6sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0vuu0vut0*7,vvu0uvv3uvv0*10,vvv3vvv2
  vvv0usq5tqo9rnkgsolesolatpnasolarnkdvts2uvv6rrrcnoojpqqioopmoppgqqrfnoogoppippqdttt4uvv6vvv2
  vvv0*10,vvv2uvv0*10,vvv1vvv2
  vvv0kpn3tuu0uuu0*4,stt2kno3vvv0*5,uuu2uuu3vvv0*6,vvv2
  vvv0kpn3tuu0uuu0*4,stt2kno3vvv0*5,uuu2uuu3vvv0*6,vvv2
  vvv0pqqlssscvvv0*4,uuv3pqqhpqqfrssavvv0*3,ttt7sss9rssdrss9vvv0*4,vvv2
  vvv0sssdtttauuu4vvv0*3,vvv3sss8rssatuu6vvv0*11,vvv2
  vvv0vvv1vvv0*5,vvv1vvv0*14,vvv2
  vvv0rrrisssarrsarrsdrssdsttaqrrhrrsesstbqrrfrrrdsssasssbsssarrsgsttavvv0*5,vvv2
  vvv1vvv0*21,uvv1
partly-used 358x231
~ eFz2 lyou kvQS vojw Syfv KOwK cbvo dnJu V4eI V_J7 vojw NP8x y3p9 woah 3d3- ONFW CRs0 rd9l Dd8d PRJD
~ HZhD x2hl dcIw 4jd- n97L PXHJ 84tu wAx2 3Qcn
  qrrbqrrcsss8rrs7tuu2uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0stt3npq1tuu1rss5mnnmoppikmmkmnnisttarrserrrgrrsfuuu2vvv0*8,vvv2
  vvv0stt4npq2ttu2uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tut0sut1psr5qtr4qts3rts3vvv0*15,vvv2
  vvv0sut1sus1orq8*2,orq9rts3vvv0*15,vvv2
  vvv0sut1vvv0*4,sut1vvv0*4,rtt1vvv0*4,uuu1vvv0*5,vvv2
  vvv0ckg5rts0stt0*3,ckh4rts2stt0*3,cij5rtt4vvv0*3,ttt5uuu4vvv0*4,vvv2
  vvv0qqrdqrrerssavvv0*2,pqqfqrrdqrrfstt7vvv0rssgrrrgtuu3vvv0*2,sss8rrrfsss9vvv0*3,vvv2
  vvv0sssdtttauuu4vvv0*2,sstcttt9ttt7vvv0*2,stt6sstbttt9uuu4vvv0stt9ttt6sttavvv0*3,vvv2
  vvv0*11,ttt7tttasttattt9ttu7vvv0*6,vvv2
  vvv0*11,vvv1vvv0*2,vvv1*2,vvv0*6,uvv2
  uvv1vvv0*21,uuu0
running-out 358x224
~ eFz2 lyou oyRD vojw Syfv KOwK cbvo dnJu V4eI QNkv vojw NP8x y3p9 B3hE W3Gs ONFW CRs0 BvuI JXRN whp2
~ hnIt -C2U peuA HZhD x2hl dcIw 4jd- n97L IQUJ R6Sp
  rsscrrseqrr9rssattu3uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0stt2lopatuu0rss5noofoppikmmkmnnissscrssfrrrastt9qrrhrssduvv3vvv0*6,vvv2
  vvv0stt4knoctuu1uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0vuu0vut0*6,vvv0*9,uuu3uvv0*3,vvv3vvv2
  vvv0usq5urp6tpm9spmdspmcspmbtqn7vvv0*9,uuv3oppgqqqfstt7uvv6vvv2
  vvv0*17,uvv2uvv0*3,vvv1vvv2
  vvv0iol4rts0stt0*4,rts1jom2stt0*5,sqo3spm3vvv0*6,vvv2
  vvv0mqo3vvv0*5,uvv1nqp2vvv0*5,usq2tqo2vvv0*6,vvv2
  vvv0qqrdqrrerssavvv0*3,uuu4qqqeqrrgpqqevvv2vvv0*2,utt6trqatrpdvvv0*5,vvv2
  vvv0sssdtttauuu4vvv0*3,uvv3sstcttt9uuu4vvv0*3,utt7tsrdusr9utt6usr9tsrautt7vvv0vvv2
  vvv1vvv0*21,uvv1
unused-draw 358x241
~ eFz2 lyou lQr1 vojw Syfv KOwK cbvo dnJu V4eI E8l8 vojw NP8x y3p9 N6Ha ONFW CRs0 r_M3 k9FP o6hN PmHd
~ HZhD x2hl dcIw 4jd- n97L Kd4r oTd_ wAx2 3Qcn
  rssbrrs9rss7qrrarss9uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3oqr2ttt2rss5oppcmnnilmnlqrravvv0*13,vvv2
  vvv0rst4mop7ttt2uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0vvu0vvt0*6,vvv0*9,vvv3uvv0*3,vvv3vvv2
  vvv0uso7trn6rojgsqlcsplbsplesql9vvu0vvv0*8,uvv6rss8noontuu5uvv6vvv2
  vvv0*2,vvu0*6,vvv0*9,vvv2uvv0*3,vvv1vvv2
  vvv0kpn3tuu0uuu0*3,kpn3tuu1uuu0*3,vsl1vvt0vvv0*3,tuu3vvv2vvv0*4,vvv2
  vvv0kpn3tuu0uuu0*3,kpn3tuu1uuu0*3,vsl1vvt0vvv0*3,tuu3vvv2vvv0*4,vvv2
  vvv0qqrdqrrerssavvv0*2,pqqfqrrdqrrfstt7vvv0qqrepqqettt8vvv0*2,sss8qrrgsss9vvv0*3,vvv2
  vvv0sssdtttauuu4vvv0*2,sstcttt9ttt7vvv0*2,stt9tttasssbvvv0*2,stt9ttu5sttavvv0*3,vvv2
  vvv0*11,tttastt7vvv0*9,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
granted 358x174
~ eFz2 lyou blyG vojw Syfv KOwK cbvo dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ _kCy ONFW CRs0 rd9l Dd8d PRJD
~ xFaG
  qrr9rrscrrs9uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3prr3tuu0rrr5noojoppikmmkmnnisstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0stt3jmnbstt4uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tut0sut1qsr5qtr4rts3*2,vvv0*15,vvv2
  vvv0sut2rts2orp8orq8orp9rts3vvv0*15,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0sttcrrsgsttaqrrfsstarssbrssdrssevvv0*13,vvv2
  vvv1vvv0*21,uuu1
granted-with-end 358x174
~ eFz2 lyou CLbX vojw Syfv KOwK cbvo dnJu V4eI QNkv vojw NP8x y3p9 B3hE W3Gs ONFW CRs0 rd9l Dd8d PRJD
~ lb62
  qrr9rrscqrr9rsscrssarss9stt4uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt2mpp9tuu0rss5noofoppikmmkmnnissscrssfrrrastt9rrrgrssduvv3vvv0*6,vvv2
  vvv0rtt4jnndtuu1uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tut0sut1qsr5qtr4rts3*2,vvv0*15,vvv2
  vvv0sut2rts2orp8orq8orp9rts3vvv0*15,vvv2
  vvv0vvv1vvv0vvv1vvv0*2,vvv1vvv0vvv1vvv0*2,vvv1vvv0vvv2vvv0*8,vvv2
  vvv0sssbsssdrssesssdsss9rrsbstt8sssbrrrgrssarssbttt8tttbvvv0*8,vvv2
  vvv1vvv0*21,uuu1
won-without-task 358x174
~ eFz2 lyou Sz7g vojw Syfv KOwK cbvo dnJu V4eI CJhR vojw NP8x y3p9 y00c uhOt ONFW CRs0 rd9l Dd8d PRJD
~ xFaG
  rrsbsss9qrrdqrrbsss7qrr9stt6uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt2prr2tuu1rrr5pqqbnoognopglmminooglmnopqqbqrrfrrscvvv1vvv0*7,vvv2
  vvv0rst5loo7stt2uuu4sssdsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tut0sut1qsr5qtr4rts3*2,vvv0*15,vvv2
  vvv0sut2rts2orp8orq8orp9rts3vvv0*15,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0sttcrrsgsttaqrrfsstarssbrssdrssevvv0*13,vvv2
  vvv1vvv0*21,uuu1
used 358x174
~ eFz2 lyou Qi4Y vojw Syfv KOwK cbvo lUgZ zkcz 98cG vojw 6_xu Q6il uzA_ W3Gs ONFW CRs0 zWzJ J14e y5tM
~ BVcG
  rssbrss8uvv0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ttt1pqq7tuu0stt4ppqbqqrenoofoppdssscrssfrrrastt9rrrgrssduvv3vvv0*6,vvv2
  vvv0stt3nooatuu1uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0uuu0tuu1sss5sst4vvv0*17,vvv2
  vvv0tuu1ttt2qrr8qrr7vvv0*17,vvv2
  vvv0vvv2vvv0*20,vvv2
  vvv0ssscrrrbssseuuu4vvv0*17,vvv2
  vvv1vvv0*21,uuu1
expired 358x174
~ eFz2 lyou 2wN9 vojw Syfv KOwK cbvo lUgZ zkcz rYo5 vojw 6_xu Q6il GCrF 3d3- ONFW CRs0 7liV J14e rH2h
~ EfQg
  qrrarrsbrss7uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt2pqq0tuu1sst3opphqqrenoofoppdsttarrserrrgrrsfuuu2vvv0*8,vvv2
  vvv0stt3pqq2tuu2uuu4sstcsstbrsscrssdvvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*13,vvv2
  vvv0tuu1tuu2rss4stt4sst4vvv0*16,vvv2
  vvv0tuu1stt3qrr7qrr9qrr7vvv0*16,vvv2
  vvv0vvv1*5,vvv0vvv1vvv0*3,vvv1vvv0*10,vvv2
  vvv0rssbrrrhrrrcsssarssesssassscrrsdsttbrrrcuuu5vvv0*10,vvv2
  vvv1vvv0*21,uuu1
ready-several 358x668
~ eFz2 lyou LXa_ vojw QplN Ia21 Knxp vPZq emJS KOwK f_VD PYDu l8sw 8Zdb wDlh vojw NP8x y3p9 yjvZ _kCy
~ ZtNO 7qth HZhD 4jd- dcIw 5oad bJrz N6Lv -4Eq YNt3 J9va PRPX 7zff nlKS FCA1 PYDu l8sw 8Zdb wDlh vojw
~ NP8x y3p9 yjvZ _kCy ZtNO 7qth HZhD 4jd- dcIw 7vE7 bJrz N6Lv -4Eq zwIy 09rJ LDqP A6Q6 crAM FCA1 PYDu
~ l8sw 8Zdb wDlh vojw NP8x y3p9 yjvZ _kCy ZtNO 7qth HZhD 4jd- dcIw 5zOS bJrz N6Lv -4Eq zwIy 09rJ LDqP
~ A6Q6 jWGX VBPd EijY
  rss8qrrdrss6rss9rssauvv0*18,
  uut0vus0*20,uur0uuu0
  vus3vvv0*21,vsm7
  vus2kllimnnc*2,klmkppqdppq9lmnilmmfmnofsss6vvv0*6,lmmeikkmsssdrrsduuu2vsn5
  vus2uuu3tuu2ttt2rss6uuu1*2,ttu3ttt3uuu3vvv1vvv0*6,ttu1tuu1uuu2*2,vvv0vsn5
  vus2vvv0*21,vsn5
  vus2vus0vur0vus0uuu3qrrdrssbpqqa*2,uuv4ttt7uuu5uuu4*2,uuu3vvv0*2,uuv2uvv0*3,vvv1vsn5
  vus2usp5nkecusp4tuu3qrrasst6rrs7sss7stt9sttbtttasssbstt9ttt5vvv0uvv3uvv2oppgoppluuu5uvv7vsn5
  vus2vus0vtp0vus0uuu5qrrdssscrrscstt8sttaqrrerssbrrsdvvv1vvv0*3,uuv2uvv0*3,vvv2vsn5
  vus2sut1vvv0*5,vur0vvv0*7,uuv1vvv0*6,vsn5
  vus2dlh5rts2stt0*3,sts0vpd1vvu0vvv0*6,ttt5uuu4vvv0*5,vsn5
  vus2qqrcqrrgrrsbvvv0*3,qqrgqqriqrrguvv3vvv0*4,sssarss8rssdstt8vvv0*3,vsn5
  vus2sstcttt9ttt7vvv0*3,sssdttt8tttasssattt7ssscvvv0*2,ttu7sst9ttt9sssbrssavvv0*2,vsn5
  vus2vvv0*21,vsn5
  vus2usrbuts9tsqbtrqetqogtrqbtrqcusratrpfusrcvvv0*11,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvt0uuu2rss9stt7rss7qrr6vvv0uvv3vvv1vvv0vvv1*2,vvv0*2,uvv1uvv0*3,vvv1vsn5
  vus2usp5olfautp4uuu3pqqdrrs9pqqbrrrbsttbrrserssdrrrfrrscstt7vvv0uvv3uuv2oppgoppluuu5uvv6vsn5
  vus2vur0uso2vur1tuu6qrressscrrscstt8rssbqrrfrssbrrsdvvv1vvv0*2,vvv1uuv2uvv0*3,vvv3vsn5
  vus2vvv0*6,vvu0vvv0*14,vsn5
  vus2ajf6rts2stt0*3,sts0vob2vvt0vvv0*6,stt6tuu5vvv0*5,vsn5
  vus2rrsarssdsss9vvv0*3,rrreqrrfrssdvvv2vvv0*4,stt8sst7sssbttt7vvv0*3,vsn5
  vus2rsscsttattt7vvv0*3,rssdsttattt7ttt8tuu6sssbvvv0*2,ttu8sss9ttt9sssastt8vvv0*2,vsn5
  vus2vvv1*2,vvv0*4,vvv1vvv0vvv2uvv1vvv1*2,vvv0*3,vvv1*4,vvv0*2,vsn5
  vus2ssscttu6sssdrssessseqrrfsst9sstdrrrguuu5vvv0*11,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvt0uuu1ttt4uuu4stt4rss3vvv0vvv1vvv0*6,uvv1uvv0*3,vvv0vsn5
  vus2usp5qnh8vtq2ttt4opphqqrcoppepqqesttbqrrhrssfrrrfrrrdsss8vvv0vvv2uuu3pqqeppqiuuu4uvv6vsn5
  vus2vur0sqm4vtq2tuu6qrressscrrscstt8rssbqrrfrssbrrsdvvv1vvv0*2,vvv1uuv2ttu2tuu3uuu1vvv4vsn5
  vus2vvv0vvu0vvv0*19,vsn5
  vus2ajf6rts2stt0*3,sts0vob2vvt0vvv0*6,stt6tuu5vvv0*5,vsn5
  vus2sss7stt7ttt6vvv0*3,ssr9sss9ttt8vvv2vvv0*4,ttt6ttt4ttt8uuu4vvv0*3,vsn5
  vus2rssbsstcstt7vvv0*3,rsscssscsssatuu6uuu3tuu6vvv0*2,ttu6stt7ttt9ttt7uuu3vvv0*2,vsn5
  vus2uuu6uuu5uuu4vvv0*3,tuu7uuu4uuu5uuu4uuu3uuu5vvv0*2,uuu5tuu6uuu5tuu7ttt6vvv0*2,vsn5
  vus2ssscttt8sssdrssessseqrrfsst9sstdrrrfuuu5vvv0*11,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2tuu3uuu5uuu3uuu4uuu5uuu3uuu5uuu4*2,uuu3*2,tuu3uuu5vvv1vvv0*7,vsn5
  vus2ttt6ttt8ttt7sssattu8tuu7ttt8tttastt7ttt7sssbttt7sssavvv2vvv0*7,vsn6
  vtq3vur0*20,vuq1vtq4
ready-one 358x275
~ eFz2 lyou YKml vojw QplN Ia21 Knxp bEVz emJS KOwK f_VD PYDu l8sw 8Zdb wDlh vojw NP8x y3p9 yjvZ _kCy
~ ZtNO HZhD 4jd- dcIw 5oad bJrz N6Lv -4Eq YNt3 J9va PRPX 7zff nlKS
  rss8qrrdrss8sst6uvv0*19,
  uut0vus0*20,uur0uuu0
  vus3vvv0*21,vsm7
  vus2kllimnnc*2,klmkppqdppq9lmnilmmfmnofsss6vvv0*6,noodikkmsssdrrsduuu2vsn5
  vus2uuu3tuu2ttt2rss6uuu1*2,ttu3ttt3uuu3vvv1vvv0*6,stt1tuu1uuu2*2,vvv0vsn5
  vus2vvv0*21,vsn5
  vus2vus0vur0vus0uuu3qrrdrssbpqqa*2,uuv4ttt7uuu5uuu4*2,uuu3vvv0*7,vsn5
  vus2usp5nkecusp4tuu3qrrasst6rrs7sss7stt9sttbtttasssbstt9ttt5vvv0*7,vsn5
  vus2vus0vtp0vus0uuu5qrrdssscrrscstt8sttaqrrerssbrrsdvvv1vvv0*8,vsn5
  vus2sut1vvv0*5,vur0vvv0*7,uuv1vvv0*6,vsn5
  vus2dlh5rts2stt0*3,sts0vpd1vvu0vvv0*6,ttt5uuu4vvv0*5,vsn5
  vus2qqrcqrrgrrsbvvv0*3,qqrgqqriqrrguvv3vvv0*4,sssarss8rssdstt8vvv0*3,vsn5
  vus2sstcttt9ttt7vvv0*3,sssdttt8tttasssattt7ssscvvv0*2,ttu7sst9ttt9sssbrssavvv0*2,vsn5
  vus2vvv0*21,vsn5
  vus2usrbuts9tsqbtrqetqogtrqbtrqcusratrpfusrcvvv0*11,vsn5
  vus2vvv0*21,vsn5
  vur3vvv0*21,vsn6
  vsn3vsn0*20,vrk3uvv0
ready-claiming-all 358x668
~ eFz2 lyou pi7d vojw QplN Ia21 Knxp vPZq emJS KOwK f_VD PYDu l8sw 8Zdb wDlh vojw NP8x y3p9 yjvZ _kCy
~ ZtNO 3xKe HZhD 4jd- dcIw 5oad bJrz N6Lv -4Eq YNt3 J9va PRPX 7zff nlKS FCA1 PYDu l8sw 8Zdb wDlh vojw
~ NP8x y3p9 yjvZ _kCy ZtNO 3xKe HZhD 4jd- dcIw 7vE7 bJrz N6Lv -4Eq zwIy 09rJ LDqP A6Q6 crAM FCA1 PYDu
~ l8sw 8Zdb wDlh vojw NP8x y3p9 yjvZ _kCy ZtNO 3xKe HZhD 4jd- dcIw 5zOS bJrz N6Lv -4Eq zwIy 09rJ LDqP
~ A6Q6 jWGX VBPd Z8Xp
  rss8qrrdsss8qrrcrsseqrr6stt8uvv0*16,
  uus1vus0*20,vur0uuu0
  vus2vvv0*21,vsm7
  vus2jklklmmelmmdjklmoppdoopaklmkjllhmnnhsss7vvv0*6,kllehjjnrsseqrrfuuu3vsn5
  vus2vvv1*2,uuu1stt5vvv0*2,uvv1uuu1vvv1vvv0*7,uuv1uvv1vvv1*2,vvv0vsn5
  vus2vvv0*21,vsn5
  vus2vus0vur0vus0uuu3pqqfrrrcppqcoppbuuu6sttattt7tuu7ttu6uuu4vvv0*2,uuu0*4,vvv0vsn5
  vus2usp5njddusp5tuu3rrs8ttt4sss6stt6ttt8tttattu8stt9ttt7tuu3vvv0*2,stt1opqaopqdstt3vvv0vsn5
  vus2vus0vur0vus0uuu5qrrdssscrrscstt8stt9qrrdrssbrsscvvv1vvv0*3,uuu0*4,vvv0vsn5
  vus2rts2vvv0*5,vuq0vvv0*7,uuu1vvv0*6,vsn5
  vus2eli4rts2stt0*4,vpe1vvu0vvv0*6,ttt4uuu4vvv0*5,vsn5
  vus2qqrcqrrgrrsbvvv0*3,qrrgqqriqrrguvv3vvv0*4,sssarss8rssdstt8vvv0*3,vsn5
  vus2sstcttt9ttt7vvv0*3,sssdttt8ttt9sssattt7ssscvvv0*2,ttu7sst9ttt9sssbrssavvv0*2,vsn5
  vus2vvv0*8,vvv1vvv0*12,vsn5
  vus2usrbuts9tsqbtrqetqpftsqatrqcusratrpfusrcvvv0*11,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvt0uuu2rrrbsss9qrr9qqq8vvv2uuu5uuu3vvv2uuu3vvv1vvv0*2,uvv0*4,vvv0vsn5
  vus2usp5olfcusp4tuu3qqrbrss8qrr9rss9sttasssdsstbrssdrssattt6vvv0*2,stt1opqaopqdstt3vvv0vsn5
  vus2vus0uso1vur0tuu6qrressscrrscstt8sssbqrrerssbrrsdvvv1vvv0*3,uuu0*4,vvv0vsn5
  vus2uuu1vvv0*5,vut0vvv0*14,vsn5
  vus2ckg5rts2stt0*3,sts0voc2vvt0vvv0*6,stt5tuu4vvv0*5,vsn5
  vus2qqrcqrrgrrsbvvv0*3,qqqgqqrirrrfuvv3vvv0*4,sssarss8rssdstt8vvv0*3,vsn5
  vus2tttbttt8tuu6vvv0*3,sttbttu7tuu5ttt7tuu6sssbvvv0*2,uuu6ttt7tuu8stt9stt8vvv0*2,vsn5
  vus2vvv1*2,vvv0*4,vvv1vvv0vvv2uvv1vvv1*2,vvv0*3,vvv1*4,vvv0*2,vsn5
  vus2ssscttu6sssdrssessseqrrfsst9sstdrrrguuu5vvv0*11,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvt0uuu2stt7ttt6sss6rrr4vvv0vvv2vvv1vvv0vvv1vvv0*4,uvv0*3,vvv0vsn5
  vus2usp5pmg9utp3tuu3ppqfqrrbppqcqrrcsttbrrrfrsserrrfrrrdsst7vvv0*2,stt1pqq9pqqbstt2vvv0vsn5
  vus2vur0trn4vur1tuu6qrressscrrscstt8rssbqrrfrssbrrsdvvv1vvv0*3,tuu0stt1ttt1tuu0vvv0vsn5
  vus2vvv0*6,vvu0vvv0*14,vsn5
  vus2ajf6rts2stt0*3,sts0voa2vvt0vvv0*6,sss6tuu5vvv0*5,vsn5
  vus2sss8sssastt8vvv0*3,ssrbrsscsttbvvv2vvv0*4,ttt7ttt5stt9tuu5vvv0*3,vsn5
  vus2sssbsttbstt7vvv0*3,rsscsttbsst9tuu6uuu4ttt8vvv0*2,tuu6sst7ttt8stt8ttu5vvv0*2,vsn5
  vus2uuu4uuu3uvv3vvv0*3,uuu5uuu3uuu4uuu3uuu2vvv3vvv0*2,uuv3uuu4*2,uuu5uuu4vvv0*2,vsn5
  vus2ssscttt8sssdrssessseqrrfsst9sstdrrrfuuu5vvv0*11,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2tuu8ttt6tuu7tuu5*2,uuu4vvv0*15,vsn5
  vus2uuu6ttt8tuu9ttt7uuu6uvv2vvv0*15,vsn6
  vtq3vur0*20,vuq1vtq4
all-claimed 358x524
~ eFz2 lyou m_nI vojw EbM6 Ia21 40YA EWBu Dd8d RxWN yrFC CDZ1 emJS zobY aUUw rqZv dnJu V4eI 6J3I vojw
~ NP8x y3p9 yjvZ _kCy ZtNO rqZv dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ _kCy ZtNO rqZv dnJu V4eI 6J3I vojw
~ NP8x y3p9 yjvZ _kCy ZtNO yv6E CIKk KOwK 59Pw dnJu V4eI 6J3I vojw sAgE FSMg Kmbh 1l8c -mtE DmXa aCth
~ 082A
  rrsdrssarrsdrrrauvv0*19,
  uvv0*22,uuu0
  vvv0*13,uvu0*8,vvv0uvv2
  vvv0jkljkmmqjklmikkilmmkjklgjklkvvv0*4,tuu0nrpdnqpdmqogmqoclqnhmqoenrpcnrpbuvu0vvv2
  vvv0*13,uvu0*8,vvv0vvv2
  vvv0*22,vvv2
  vvv0opp8nooeuuu5tuu4vvv1vvv0*16,vvv2
  vvv0qrr7pqqasst9sssbuvv2vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0qrrcrrrcqrrhqqqjqrresssbrssfqrrfrrrgsssarrsarrsfrrsdrssdqrrhvvv0*6,vvv2
  vvv0*22,vvv2
  vvv0stt2qrs3tuu0rrr5noojoppikmmkmnnisstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0rst4immbstt4uuu5sss8uuu7stt6uuu3stt6sst9ttu6ttt9vvv0*9,vvv2
  vvv0uvv0uuu0vvv0vvv2uuu4*2,tuu4uuu4*2,ttu5tuu6tuu5vvv0*9,vvv2
  vvv0uuu0*2,uvv0tuu2sst7stt8rrs8qrr7vvv0vvv3vvv1vvv0vvv2vvv0*8,vvv2
  vvv0qss6ilmbstt3ttt3qrrcrrsapqqbrrsbsstcrsserssdrrrgqrrdttt6vvv0*7,vvv2
  vvv0tuu0qss3tuu1ttt7qrrdsstcqrrbttt7rrsbqrrersscrrrevvv0*9,vvv2
  vvv0*22,vvv2
  vvv0stt2qrs3tuu0rrr5noojoppikmmkmnnisstdqrrirrrfrrrgqqrgttt6vvv0*7,vvv2
  vvv0rst4immbstt4uuu5sss8uuu7stt6uuu3stt6sst9ttu6ttt9vvv0*9,vvv2
  vvv0uvv0uuu0vvv0vvv2uuu4*2,tuu4uuu4*2,ttu5tuu6tuu5vvv0*9,vvv2
  vvv0rrr6sss6ttt3stt5rrs7vvv0*16,vvv2
  vvv0qrr8qqqcsssaqqqaqqravvv0*16,vvv2
  vvv0*22,vvv2
  vvv0rss4oqr4uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,uuu4stt8sss9sss8uuu2vvv2
  vvv0rst3jnoauuu0sssarrrerssfqqrfrssbssscrssbvvv0*6,ttt4sssarrr9rssbuuu2vvv2
  vvv0*4,tuu0stt0*5,rss3stt0*4,uvv0vvv0*6,vvv2
  vvv0*4,oqr2kno0*10,stt1uuu0*5,vvv0vvv2
  vvv0mpq2imn0*18,jmn0uuv1vvv2
  vvv03bd619c0*6,4bd22ac13bd44ce44cd65ce63bd219c0*6,mpp6vvv2
  vvv03bd619c0*6,9fh87efd5ce96df97ef87efb3bd519c0*6,mpp6vvv2
  vvv0fkl4agi0*18,bhi0stt3vvv2
  vvv1vvv0*21,uuu1
ready-bar 358x106
~ eFz2 lyou WCNT vojw J3n2 KuSi dAKG e3Md fkVh
  rss8qrrdrss8stt5uvv0*19,
  uuu0*23,
  vvv0*11,vus0*11,vvv0
  qrrbpqqdqqrfpqqeqrrdoppgttu5vvv0*3,vtp1vm50*11,voa2
  stt9ttt6ttt5ttu6ttt6*2,stt9uuu4uuu5vvv0vsn2vm50rj47ng3eph4cqi4api4doh4eqi4cmg3cpi4bvm50*2,
  sst9ttt7ttu8stt8sttatuu5sttattt7uuu5vvv0vtq1vm60vm50*9,vm60vpd2
  vvv0*23,
totals 358x458
~ eFz2 lyou X-Ny vojw NkwJ G2ra KOwK 8kOv mRcr V4eI 6J3I vojw FVnP bqcS hlhz emJS 1anw mRcr V4eI V_J7
~ vojw ZikH GRZ7 qgdL emJS 1anw mRcr V4eI QNkv vojw dHyO -IMR vOum emJS 1anw mRcr V4eI CJhR vojw -OUK
~ ioUt PHMq 1anw mRcr V4eI E8l8 vojw Mw5Y cWlA 0aEI 1anw mRcr V4eI z6Xl vojw f20i Hx4P yJ6V
  qrrb*2,uuu0*21,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0ikkmjklgklmlklmgikklmnndjklkmnnfmnohijkgpqq5vvv0*10,vvv2
  vvv0*7,uuu1vvv0uuu2uuu1vvv0*11,vvv2
  vvv0*2,uvv0vvv0ttt9sst6tuu3vvv0*15,vvv2
  vvv0prr7mppavvv0rrrcpqqeuuu6vvv0*10,ttt4oppjsstcrsscuuu3vvv2
  vvv0tuu0rst3vvv0rrsdssteqrrgsssbrssesst8sstbrrrhsssbqrrgvvv0*3,uuu0ttt3uuu2*2,vvv1vvv2
  vvv0*22,vvv2
  vvv0uvv0*2,vvv0sss8sssbstt8stt7stt8vvv0*13,vvv2
  vvv0prr6mop7vvv0ttt9qqqfsstaqrrfrrs9vvv0vvv1*3,vvv0*3,noofnopflmmprrsfqqqftuu4vvv2
  vvv0uuu0tuu0vvv0sssbrsscsttcrrsdsttcsssbssscrrrftttbrssdrrscvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0uuu0tuu1vvv0rssarsserrsa*2,vvv0*14,vvv2
  vvv0prr8knogvvv0sss7sss9sss6ttt7vvv1vvv2vvu1vvu2vuu3vut3vuu3vvv0*2,sss5lmnnrrsfqqqftuu4vvv2
  vvv0uvv0uuu0vvv0usrdtsr9tqpftrqdtsr9tsqdusr8vut6uts8uts7utscvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0stt2rss2vvv0ttt4uuu4vvv1vvv0*8,tuu3sss5stt6ttt4stt4uuu3vvv0vvv2
  vvv0qss5oqq6vvv0rrrcppqgqqqguuu3vvv0*7,qrrapqq9pqqfqqrbqrrdrrrevvv1vvv2
  vvv0*22,vvv2
  vvv0*2,uvv0vvv0tuu3vvv0*17,vvv2
  vvv0rss6npq7vvv0pqqioppipqqgvvv0*13,uuu3ttu5vvv2
  vvv0ttu1rst1vvv0rssfsssaqrrfrsserssarrrcsttatuu5vvv0*8,uuv0uvv0vvv2
  vvv0*22,vvv2
  vvv0uvv0*2,vvv0rrrasst8tuu4vvv0*15,vvv2
  vvv0qrs8mopivvv0ttt8rssbsss6vvv0*13,ttt3ttu4vvv2
  vvv0uuu0stt1vvv0trpetrpftrpausratrpatqpevut6vvv0*11,vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
totals-none 358x122
~ eFz2 lyou XniQ vojw NkwJ G2ra eH5e KOwK
  qrrbrrrbsss8rrsauuu1uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkmjklgklmlklmgikklmnndjlljmnnfnoohikkgpqq5vvv0*10,vvv2
  vvv0*7,tuu2vvv0ttt3uuu2vvv0*11,vvv2
  vvv0rrrgsssarrsfqrrdsssbrssbrssfrrrfrsse*2,sssdrrsgsssbqrrfsssarssfrssdttt7vvv0*3,vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uuu1
visitor 358x383
~ eFz2 lyou 6A-i vojw Xb6u vojw OnQb F3f- iw6I rM4F nhvr Q-oq fgOr xXIl
  rssbrrrbtuu1uvv0*20,
  qss1lno0*4,oqq1suu0*10,rst1lno0*4,npp1uuu0
  5bc518a0*4,dij5ptt0*10,mqr418a0*5,bghe
  39b518a0*4,lpp4ptt0*10,pst05cd418a0*4,5bde
  39b518a0*3,afh5ptt0*5,qsq0rrm0ptt0*5,jno418a0*4,5bde
  39b518a0*2,8df3oss1ptt0*5,tpg1vn70pst0ptt0*5,fkl418a0*3,5bde
  5bd57df1hlm2pst0ptt0*6,rtt0str0qtt0ptt0*6,lpq2agh14ac07ced
  pst0ptt0*7,qtt0uvv0vvv0*3,suu0ptt0*8,qst0
  pst0ptt0*7,uvv0vvv0*5,qtu0ptt0*7,qst0
  pst0ptt0*6,qtt0vvv0*6,tuu0ptt0*7,qst0
  akm29jl0*6,9km0*8,9jl0*7,cln7
  7jl36ik0*21,akm8
  rtt1rtt0*21,rtt3
  vvv0sss8rss5rrr8rss5qrr8stt4rss5sss5stt7rrr6rss6sst5rss7*2,rrr6pqq9uuu1vvv0*4,vvv2
  vvv0pqq8mnocqqqbqrrcqqrarrr7noo8ppq8ppqcoppbpqqbsss8nop8oppdpqqboppasst4vvv0*4,vvv2
  vvv0tuu4tuu7uuu4uuu2uuu3uuv3uuu3*2,tuu4uvv3tuu5uuu2uuu4*3,uuu3*2,tuu6uuu2uuu4vvv1vvv2
  vvv0ttt7sssc*2,sst8sst9stt9sst8sssbstt9ttt7sstcttt9stt9ttu8ssscttt8uuu6sssdsssauuu8uvv2vvv2
  vvv0rssdqrrhqrrgsss9qrrgrrsdqrriqrrdssscrrrcqrrhrrrdttu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0rst1oqq0*4,qrs1vvv0vvv1uvv0*5,vvv1vvv0*7,vvv2
  vvv04bd61ac019c01ac019c0*2,sttavvv0*6,uvv6vvv0*7,vvv2
  vvv03bd64ce69fhe8fgd6df819c0rssdvvv0qrr7mnolpqqdmnojvvv2uvv7vvv0*7,vvv2
  vvv0agh55ce0*4,7df1tuu5uvv1uvv0*5,uvv4vvv0*7,vvv2
  vvv1vvv0*21,uvv1
empty 358x757
~ eFz2 lyou CXjG vojw M_FX vojw sbXU BCBt NiQ1 Xb6u vojw OnQb F3f- iw6I F7ey nhvr Q-oq g4pd NkwJ dvLT
~ KOwK xAEX dnJu V4eI 6J3I vojw sAgE uBsm _Clr Jb8A ik1r dnJu V4eI 6J3I vojw sAgE uBsm _Clr Jb8A ik1r
~ dnJu V4eI E8l8 vojw Ta77 uBsm _Clr qd7I
  rss9qrrbttt5uvv0*20,
  uvv0*23,
  uvv0*23,
  hjjiikkhnopakmm9klmflmneklmbklmdklleuvv0*14,
  sss5mno9rss5qrr4qrr6pqq6pqq7pqq4pqq6uvv0*14,
  pqqhqqreqrrgqrr8qrr9qrr8qrrbstt6uvv0*15,
  uuu1*2,uuu2ttt3uuu1uuu0tuu2uuu0uvv0*15,
  oqq2hkl0*4,lop2stu0*10,prs2hkl0*4,jmn1uuu1
  4ac518a0*4,ejk5ptt0*10,nqr418a0*5,8eff
  39b518a0*4,mpq4ptt0*11,7de518a0*4,5bde
  39b518a0*3,chi5ptt0*5,rro0sqj0ptt0*5,kop318a118a0*3,5bde
  39b518a0*2,bgh4pst0ptt0*5,sph1vn80pst0ptt0*5,imn329b118a0*2,5bde
  8df4agh1kop2ptt0*6,qtt0rtu0stt0qtt0ptt0*6,nrr1dik17df09egc
  pst0ptt0*7,rtu0vvv0*4,suu0ptt0*8,qst0
  pst0ptt0*7,uvv0vvv0*5,rtu0ptt0*7,qst0
  pst0ptt0*6,qtu0vvv0*6,tuu0ptt0*7,qst0
  7jl36ik0*21,akm8
  7jl36ik0*21,akm8
  uuv1uvv0*21,tuu2
  vvv0nopfqqqaqqqbqrr8oppbpqqappqanoocsss7noogopphoppcpqq8oppdrssaqqqapqqbopp8ppqasst3vvv0vvv2
  vvv0ttt6qrr7rss8stt6qrr6qrr8rrs8qrr7rss5qrrasss8qrr8rss7qrr9sss5oppbsst6qrr7sss7uuu1vvv0vvv2
  vvv0stt6sttbttt9ttt5stt7tuu6ttt6*2,stt8uuu6sst9ttt6ttt7tuu7ttt8ttt6uuu4sttbstt6tuu7uvv2vvv2
  vvv0uuu5ttt8*2,tuu5uuu5ttu6tuu5ttt8ttu6tuu4tuu7uuu6ttu6uuu5ttt8uuu5uuu4ttt8ttt6uuu5vvv1vvv2
  vvv0rssdqrrhqrrgsss9qrrgrrsdqrriqrrdssscrrrcqqrirrrdttu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0mpq2imn0*13,loo2vvv0*6,vvv2
  vvv03bd62ac12ac22ac12ac319c0*2,2ac219c0*3,1ac02ac219c0*2,uuu5vvv0*5,vvv2
  vvv03bd63bd38fgc9fhd7efa9fhc7egd9fge9fhb9fhf7ef89fhd9fhe5ce519c0tuu6vvv0*5,vvv2
  vvv0fkl4agi0*13,dij2vvv0*6,vvv2
  uvv0vvv0*21,uuu1
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0klmeklmfmnognoocmnndikkhvvv1vvv0*14,vvv2
  vvv0uuu0uuu2vvv1*3,uvv1vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0qss5npq5uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,uuu5sssarssbrssauuu2vvv2
  vvv0stt2loo9uuu0sssdqrrdsstbrsscuuu2vvv0*8,ttt4stt8sss7sss9uuv2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rst3prr3uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,uuu3ttt6ttt7sst7uuu1vvv2
  vvv0rss4imnbuuu0sttbsss9ttu8stt9uvv1vvv0*8,ttt5rsscqrrbrrrduuu3vvv2
  vvv0*2,uvv0vvv0vvv2uuu3uuu2uuv3vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0stt3prr3uvv0qrrcnoojpqqfppqjqrrbnooprrrevvv0*11,vvv2
  vvv0qss7loo9uuu0ttt9stt8uuu6ttt7vvv1vvv0*8,uuv1qrrbnophopplttt4vvv2
  vvv0*2,uvv0vvv0uuu3tuu5uuu4*2,vvv1vvv0*13,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
loading 358x1300
~ eFz2 lyou FG2e vojw M_FX vojw sbXU vojw Q9vs NiQ1 Koe8 Koe8 NXvu Koe8
  qrrbqrrdrss8uvv0*20,
  uvv0*23,
  uvv0*23,
  hjjiikkhnopakmm9klmflmneklmbklmdklleuvv0*14,
  sss5mno9rss5qrr4qrr6pqq6pqq7pqq4pqq6uvv0*14,
  uuu0tuu0*21,uvv0
  rss0*22,stt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0rss0*21,ttt1
  uvv0*23,
  stt0rss0*21,ttt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*22,stt1
  uuu0tuu0*21,uvv0
  uvv0*23,
  stt0*23,
  rss0*23,
  rss0*23,
  uvv0*23,
  stt0rss0*21,ttt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*22,stt1
  tuu0rss0*20,stt0uvv0
failed 358x236
~ eFz2 lyou xOm_ vojw M_FX vojw sbXU Jaq9 GyyP MEso _1RB Jeji DTcv
  qrrdqrrbuvv0*21,
  uvv0*23,
  uvv0*23,
  ikkgjllgopp9lmn8lmmdmooclmm9lmmckmmcuvv0*14,
  rrr6lnnbqrr6qqr6pqq7opp8opp9opp5opp7uvv0*14,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0jklnklmgqqq8nooglmmmkmmknoofppqcklmgmnneoopcmnngnoohppqcmnnelmnhmnndnoofkmmgvvv2vvv0vvv2
  vvv0uuu2tuu2uuu1uuu2ttt3*2,uuu2*2,tuu2ttu3ttt2sss4ttt2uuu2*2,uuu3ttt2uuu2ttt2vvv0*2,vvv2
  vvv0stt7uuu5ttu6uuu3ttt6uuu2ttt7uuu4ttu4tuu6*2,uvv2ttt5ttt4tuu5uuu4vvv0*5,vvv2
  vvv0uuu6rss8uuu5ttt4stt9uuu3ttt8ttt7rrsattu9tuu8tuu5tttattt9stt9tuu7vvv0*5,vvv2
  vvv0uuv2uvv0*6,vvv2vvv0*13,vvv2
  vvv0uvv7rssestt7qqqgoopgoppjttu6uvv7vvv0*13,vvv2
  vvv0uuu3uvv0*2,uuu0*2,uvv0*2,vvv2vvv0*13,vvv2
  vvv1vvv0*21,uuu1
failed-in-part 358x739
~ eFz2 lyou kX9A vojw M_FX vojw sbXU gWzl NiQ1 -DdI LHWZ cZRf 9mj1 Jeji DTcv NkwJ G2ra KOwK 8kOv mRcr
~ V4eI 6J3I vojw FVnP mTds TBnZ emJS r3E7 XJnx LxDV 53el LxDV fwdD eJ6z Fb_i zN74 8MBr VWP6 KOwK cbvo
~ dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ _kCy ONFW CRs0 CSvW J14e dmEV Bk-t HZhD x2hl dcIw vRAM 5JBn 4jvs
~ -4Eq j5l5
  qrrdqrrbrssarss8*2,uvv0*18,
  uvv0*23,
  uvv0*23,
  ikkgjllgopp9lmn8lmmdmooclmm9lmmckmmcuvv0*14,
  rrr6lnnbqrr6qqr6pqq7opp8opp9opp5opp7uvv0*14,
  rss8qrrarrrarss9qrrcrrsastt7rss8qrrd*2,stt5sss7rrsaqrrgrss9rssastt5rssarss9qrrdtuu2uvv0*2,
  uuu2tuu3ttt3tuu1tuu3*2,uuu1ttt2ttu3ttt3ttt4tuu2*2,tuu3tuu2ttt2ttt3tuu3ttt1uuu1uuu0uvv0*2,
  vut0*22,uuu0
  vsr1tpncurp5urp6tqnauro7*2,tqo7uro7urp8urp7tqo8tqo7tqo8uro5uqo8uqo6urp6tqo7*2,uqo6vsq1vtr0
  vtr0urp5urp3urp4uro7usq4urp6urp5uro6uro7urp4urp7urp5uro6usq3urp6urp4*2,vsq3uqo6vsq3vsr0vtr0
  vsr1rolaspn7sombspn9rolbspnbrolctpmaspmfspm9tqo9somctqn9tqn7spmcsoldspmausq3vtr0*4,
  usr3vsr1trp6trp4urq4trp3sqp5vsr1usr3vtr0*14,
  usr3vsr1usq2trp7rqo9pondrpobusq3usr3vtr0*14,
  vts0usr0*7,vtr0*14,vts0
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0kmmhmnocnoognoobmnngoppanoogoppcpqqdmnncrrs4vvv0*10,vvv2
  vvv0ttt5stt4stt5stt4sss4ttt3qrr5tuu3rrs7qrr5tuu1vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0rss4prr4vvv0opplmnnksss9vvv0*10,uuu2sss8uuu7ttt5uuv1vvv2
  vvv0stt3oqq8vvv0rssdsssdsss9rrsduuv3vvv0*8,uuu2rss8ttt8sss9uvv3vvv2
  vvv0*22,vvv2
  vvv0*22,uvv1
  uvv0*23,
  uvv0*23,
  uuu1tuu3uuu0*2,tuu0uuu2uvv0*3,uuu0*5,uuu1uvv0tuu2uvv0uuu1tuu0uvv0uuu1uvv0
  qrr8qrrhstt4ttt4pqqdqrrbqrr9opqfqrrcstt4ttt4pqqcpqqbpqqeqrrauvv0pqqdpqqbstt4rss5oppepqqgpqra
  stt0*3,uuu0*20,
  uuu0*22,uvv0
  tuu0rss4rss3*2,stt3rss3tuu0*14,stt0stt1tuu1
  tuu0qrr7rss6pqr7qrr7pqq9tuu0*14,stt0stt1ttt1
  uvv0*22,uuu1
  vvv0uvv0uuu0uvv0uuu2ttt5ttt6sss6rrs5vvv0vvv2vvv1vvv0vvv1vvv0*8,vvv2
  vvv0qss6imn9stt3*2,qqqdqrrboppdqrrcsstcrssfrrsdrrrgqrrettt6vvv0*7,vvv2
  vvv0tuu0prr5tuu1uuu5rsserssfrrrerrsevvv0*13,vvv2
  vvv0*22,vvv2
  vvv0stt6rss7opqaoppdprr9pqqa*2,pqqcqrr7vvv0*12,vvv2
  vvv0uuu0tuu0uvv0*7,vvv0*12,vvv2
  vvv0kpn3tuu0uuu0*4,stt2kno3vvv0*5,uuu2uuu3vvv0*6,vvv2
  vvv0kpn3tuu0uuu0*4,stt2kno3vvv0*5,uuu2uuu3vvv0*6,vvv2
  vvv0qqrdqrrerssavvv0*3,uuu4rrsbqqrfqrrfqqqhuuu6vvv0ttt7sss9rssdrss9vvv0*4,vvv2
  vvv0sssdtttauuu4vvv0*3,uvv3sstcttt7ttt6ttt8sssatttbuuu6sttcstt8vvv0*5,vvv2
  vvv0vvv1vvv0*9,vvv1vvv0*4,vvv1*2,vvv0*4,vvv2
  vvv0ssserrsfrssbsstbrrsfrssdrrrfrssdrssesttbqrrgsttattt9sssdrsscrsshssscsss9rssbrssdvvv0vvv2
  vvv0rssdqrre*2,vvv1vvv0*17,vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0

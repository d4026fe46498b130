hold 1184x146
~ eFz2 lyou MLFc vojw Syfv KOwK wLYd dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ _kCy ONFW vmoj CSvW J14e dmEV
~ Bk-t HZhD x2hl dcIw vRAM 5JBn 4jvs -4Eq j5l5
  rrscrss8uvv0*72,
  uuu0uvv0*72,uuu0
  vvv0*27,uuu1vvv0*7,tuu1vvv0*38,
  vvv0*2,uuu0*2,vvv0ttt3sss9sssaqrraqqr8vvv2uuu5uuu3vvv2uuu4vvv1vvv0*10,vvv1ajf5stt0*6,stt19fh6tuu2vvv0*6,stt6uuu4vvv0*29,
  vvv0uvv0knobmppbvvv0ttt3rrrarss8qqrarss9tttasttcsssbrssersscttt5vvv0*11,ppqdqrrdsttavvv0*5,rrsdpqqgqrreqqrgsttdvvv0*3,rssbrss9rrsettt7vvv0*16,uuu0pqqeqrr9oppeoppbrss6pqqbpqrboqqcuvv0vvv0
  vvv0*2,stt0rtt1vvv0uuu4rsse*2,rrsdrrsevvv0*17,sstbtuu7uuu3vvv0*5,sttbttu7uuu5uuu7ttt8sssbvvv0*2,tttatuu7uuu6vvv0*18,uvv0*8,vvv0*2,
  vvv0*27,vvv1*2,vvv0*6,vvv1vvv0vvv2uvv1vvv1*2,vvv0*2,vvv1*2,vvv0*29,
  vvv0*27,rrrfrrsfrssdsssbrssdrsscrrrgrrrirsscssserrsgsssasttasssbrssbrsshrssfsst9rssdssscrsscqrrb*2,vvv1vvv0*23,
  vvv0*74,
  uuu0tuu0*72,uuu0
review 1184x146
~ eFz2 lyou 8SWE vojw Syfv KOwK wLYd dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ _kCy ONFW vmoj fn72 J14e Zt1i
~ HZhD x2hl dcIw fH6B dClv lNLI -4Eq QfiL
  rss9rrrbttt3uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*27,uuu1vvv0*7,tuu1vvv0*38,
  vvv0*2,tuu0*2,vvv0ttt3rrsarsscpqqbpqqauuv4ttt7tuu5uuu4ttu6vvv2vvv0*10,vvv1ajf5stt0*6,stt19fh6tuu2vvv0*6,stt6uuu4vvv0*29,
  vvv0uvv0jmnblopcvvv0ttt2rss8sss6rrr9sst7ttt8tttattt9sssbsstauuu4vvv0*11,ppqdqrrdsttavvv0*5,pqqgqqrissscvvv0*5,rssbrss9rrsettt7vvv0*18,sst4qrs8pqqfoppdqrr9opqfpqqbuvv0vvv0
  vvv0*2,ttu0stt0vvv0uuu4rsse*2,rrsdrrsevvv0*17,ssscttt8uuu4vvv0*5,stt9ssscsttasssesttattt7ssscvvv0ttt8sst9sttbstt8sssbstt8vvv0*17,uvv0*6,vvv0*2,
  vvv0*27,vvv1vvv0*3,vvv1vvv0*5,vvv1vvv0*3,vvv1vvv0*32,
  vvv0*27,rssisttarrrersscssscsstcrrsfsss9rrscrrsdsstcrssesssarrsfsttcqrraqrrdsttavvv0*29,
  vvv0*74,
  uuu0tuu0*72,uuu0
address-needed 1184x158
~ eFz2 lyou O2ml vojw Syfv KOwK wLYd dnJu V4eI z6Xl vojw NP8x y3p9 qG7T ONFW vmoj WGBe JXRN k6gX Cpus
~ HZhD x2hl v6TN JeFo owrm 5EqH -4Eq A-7e
  qrra*2,rss7rss8qrr9rrr9uvv0*68,
  uvv0*74,
  vvv0*74,
  vvv0*2,uvv0*2,vvv0*22,vvv1dlh4stt0*7,bhj5uuu2vvv0*6,ttt5uuu3vvv0*19,tqo8tqo9snkfsoldtpn9somcsnkdsolbvuu0vvv0
  vvv0uvv0npq9oqr9vvv0qrramnnmmnnduuu2vvv0*18,qsr6vvv0*7,prr5vvv2vvv0*6,ttu3vvv0vvv1*2,vvv0*15,uvv0uuu0utt0*8,vvv0*2,
  vvv0uvv0oqr6qss6vvv0uuu5rssesssdrrrerrsevvv0*17,pqqisssbvvv1vvv0*5,qrrdqqrhqqqcvvv0*5,sst9rss9rssdttt6vvv0*14,uvv6tuu6sss8rss9rsscstt8ttt8ttt5rrrbstt6uuu2uvv6vvv0
  vvv0*7,vvv1vvv0*19,sstbtuu7vvv3vvv0*5,stt9sss9ttt7vvv0*23,uvv5ttt4sss9sst8rss9sss7sssasss8rssbrss6tuu3uvv5vvv0
  vvv0*27,ttt9uuv2uuu3uuu5uuu3uuu4tuu7uuu4uvv3uuu5*2,uuu2uuu3*2,uuu5uuu4vvv0*19,uvv0*10,vvv0*2,
  vvv0*27,sttattt8sss7ttt9stt9ttu7stt8sttattt8stt9stt8ttu6ttu8sst8ttu8uuu6vvv0*31,
  vvv1vvv0*72,vvv1
partly-used 1184x137
~ eFz2 lyou kvQS vojw Syfv KOwK wLYd dnJu V4eI V_J7 vojw NP8x y3p9 woah 3d3- ONFW vmoj rd9l Dd8d PRJD
~ HZhD x2hl dcIw 4jd- n97L PXHJ 84tu wAx2 3Qcn
  qrrbqrrcsss8rrs7tuu2uvv0*69,
  uvv0*74,
  vvv0*27,sut1vvv0*7,sut1vvv0*7,rtt2vvv0*7,uuu1vvv0*22,
  vvv0*26,vvv1ckg5stt0*7,bkg5stt0*6,stt19gh5uvv0vvv0*6,rss8vvv1vvv0*21,
  vvv0uvv0prr3qrs2vvv0rss5mnnmoppikmmkmnnisttarrserrrgrrsfuuu2vvv0*12,ppqdqrrdsttavvv0*5,pqqgqrrfqqrftuu6vvv0*4,rssgqqrfvvv1vvv0*5,rssarrsdsst7vvv0*12,uvv0sut0rts4sut1sus3rts3uvv0vvv0
  vvv0uvv0pqr5*2,vvv0uuu4sstcsstbrsscrssdvvv0*17,ssscttt8uuu4vvv0*5,sssettt8ttu7vvv0*5,stt9sssbsttastt9sttbrssbuuu4vvv0rss9ttt7tuu8vvv0*12,uvu0qtr4psr6nqp9nrpdnrp9uvu0vvv0
  vvv0*2,uvv0*2,vvv0*2,vvv1uuv3vvv1*2,vvv0*33,stt9uvv1vvv0*29,
  vvv0*43,vvv1vvv0*30,
  uvv0vvv0*72,uvv0
running-out 1184x133
~ eFz2 lyou oyRD vojw Syfv KOwK wLYd dnJu V4eI QNkv vojw NP8x y3p9 B3hE W3Gs ONFW vmoj BvuI JXRN whp2
~ hnIt -C2U peuA HZhD x2hl dcIw 4jd- n97L IQUJ R6Sp
  rsscrrseqrr9rssattu3uvv0*69,
  uvv0*74,
  vvv0*74,
  vvv0*2,uvv0*2,vvv0*2,uvv1vvv1uvv1uuu1vvv0*16,vvv1dlh4stt0*7,dlh4rts0stt0*6,pjf4usq3vvv0*20,vut0tpncurp5somcspmcsomesoldvuu0vvv0
  vvv0uvv0npqapqr7vvv0sss4oppeppqhlmninoohssscrssfrrrastt9qrrhrssduvv3vvv0*10,qsr3vvv0vvv1vvv0*5,qsr4vvv0*2,vvv1vvv0*4,trp4vuu2vvv0*21,vut0*3,utt0*3,vvv0*2,
  vvv0uvv0pqr7prr6vvv0uuu5rssesssdrrrerrsevvv0*17,pqqeqqrfsss9vvv0*5,qrrfqqqdqqrgttu4vvv0*4,usratrq9trqcvvu1vuu2vuu3vvv0*19,uvv6sstattt6ttu5uvv6vvv0
  vvv0*7,vvv1vvv0*19,sstbtuu7vvv3vvv0*5,sttattt8uuu5vvv0*5,utsauts8uts6vuu5utt6uts9vvu3vvv0*18,uuv6sss7sst6uuu4uvv5vvv0
  vvv0*69,uvv0*3,vvv0*2,
  uuu0uvv0*72,uuu0
unused-draw 1184x133
~ eFz2 lyou lQr1 vojw Syfv KOwK wLYd dnJu V4eI E8l8 vojw NP8x y3p9 N6Ha ONFW vmoj r_M3 k9FP o6hN PmHd
~ HZhD x2hl dcIw 4jd- n97L Kd4r oTd_ wAx2 3Qcn
  rssbrrs9rss7qrrarss9uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0*2,uvv0*2,vvv0*22,vvv1dlh4stt0*7,dkh4stt0*6,tts0vpd1vvu0vvv0*6,sst7vvv1vvv0*12,utq4tqm7rokhsqmbsplc*2,sqlbvvt0vvv0
  vvv0uvv0oqr7prr4vvv0rss5oppcmnnilmnlqrravvv0*17,qsr3vvv0vvv1vvv0*5,qsr4vvv1vvv0vvv1vvv0*4,utp3vvv1vvv0*6,ttt3vvv1vvv0*12,vvu0vvt0*3,uus0utr1uus0vvu0vvv0
  vvv0uvv0oqr7prr4vvv0uuu5rssesssdrrrerrsevvv0*17,pqqdqrresss9vvv0*5,qqrfqrrepqqfuuu4vvv0*4,qrrepqqfuuu5vvv0*5,rss9rrrdsss8vvv0*14,uvv6uuu3ttt6uuu1uvv6vvv0
  vvv0*2,uvv0*2,vvv0*3,vvv1vvv0*19,ssscttt8vvv3vvv0*5,sssdttt7uuu6vvv0*5,sssbttt8sstdttt9ttt8vvv0*3,sss9ttu6uuu7vvv0*14,uvv6tuu2qrrgttt6uvv6vvv0
  vvv0*69,uvv0*3,vvv0*2,
  uuu1uvv0vvv0*70,uvv0uuu1
granted 1184x120
~ eFz2 lyou blyG vojw Syfv KOwK wLYd dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ _kCy ONFW vmoj rd9l Dd8d PRJD
~ HZhD x2hl dcIw 6GTL n97L
  qrr9rrscrrs9uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*27,uuu1vvv0*11,uuu1vvv0*34,
  vvv0*2,tuu0*2,vvv0ttt3rrsarsscpqqbpqqauuv4ttt7tuu5uuu4ttu6vvv2vvv0*10,vvv1ajf5stt0*11,ckh4sut3vvv0*26,uvv0*5,vvv0*2,
  vvv0uvv0jmnblopcvvv0ttt2rss8sss6rrr9sst7ttt8tttattt9sssbsstauuu4vvv0*11,ppqdqrrdsttavvv0*9,qqqfrrrcqqrgstt8vvv0*23,uvu0qtr4nrpamqoamqogmqocuvu0vvv0
  vvv0*2,ttu0stt0vvv0uuu4rsse*2,rrsdrrsevvv0*17,ssscttt8uuu4vvv0*9,sttcttt8ttt9vvv0*25,uvu0*5,vvv0*2,
  vvv0*74,
  uvv0vvv0*72,uvv0
granted-with-end 1184x120
~ eFz2 lyou CLbX vojw Syfv KOwK wLYd dnJu V4eI QNkv vojw NP8x y3p9 B3hE W3Gs ONFW vmoj rd9l Dd8d PRJD
~ HZhD x2hl dcIw 4jd- n97L wAx2 3Qcn
  qrr9rrscqrr9rsscrssarss9stt4uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*27,uuu1vvv0*7,uuu1vvv0*38,
  vvv0*2,tuu0uuu0vvv0uuu2rrr7sssaqrraqqr8uuu3uvv3vvv1*2,vvv2vvv1vvv0*10,vvv1ajf5stt0*7,ajf5rts0stt0*6,rss6uuu4vvv0*29,
  vvv0uvv0kooemppcvvv0ttt3rss7rss8qqrarss9ttt8sttbsss9ttt8rssfssscvvv3vvv0*10,ppqdqrrdsttavvv0*5,pqqfqqrdqrrettt6vvv0*4,rss9rrsesss8vvv0*20,uvu0qtr4nrpamqoamqogmqocuvu0vvv0
  vvv0*2,rss2rtt1vvv0uuu4rsse*2,rrsdrrsevvv0*17,sstbtuu7uuu3vvv0*5,sttbttu8uuu6vvv0*5,ttt8tuu6ttt9vvv0*21,uvu0*5,vvv0*2,
  vvv0*27,vvv1*2,vvv0*6,vvv1vvv0vvv1vvv0*6,vvv1vvv0*29,
  uvv0vvv0*72,uvv0
won-without-task 1184x120
~ eFz2 lyou Sz7g vojw Syfv KOwK wLYd dnJu V4eI CJhR vojw NP8x y3p9 y00c uhOt ONFW vmoj rd9l Dd8d PRJD
~ HZhD x2hl v6TN 6GTL n97L
  rrsbsss9qrrdqrrbsss7qrr9stt6uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*27,uuu1vvv0*11,uuu1vvv0*34,
  vvv0*2,uuu0*2,vvv0ttt3uuu2rrr8sss7qrr9rrr7qrrcrss5uuu3vvv1vvv0*11,vvv1ajf5stt0*11,ckh4sut3vvv0*33,
  vvv0uvv0lopanpqavvv0ttt3rrr9rss8rrsaqrr9sss8rrrcttt5rssbsssavvv1vvv0*11,pqqksttavvv0*10,qqqfrrrcqqrgstt8vvv0*23,uvu0qtr4nrpamqoamqogmqocuvu0vvv0
  vvv0*2,stt0*2,vvv0uuu4rsse*2,rrsdrrsevvv0*17,sstbtuu7uuu3vvv0*9,tttatuu7ttu8vvv0*25,uvu0*5,vvv0*2,
  vvv0*27,vvv1*2,vvv0*10,vvv1*3,vvv0*32,
  uvv1vvv0*72,uvv1
used 1184x146
~ eFz2 lyou Qi4Y vojw Syfv KOwK wLYd lUgZ zkcz 98cG vojw 6_xu Q6il uzA_ W3Gs ONFW vmoj zWzJ J14e y5tM
~ HZhD x2hl dcIw 4jd- n97L RuNu 2EYj BVcG
  rssbrss8uvv0*72,
  uvv0*74,
  vvv0*27,sut1vvv0*7,sut1vvv0*7,tut1vvv0*30,
  vvv0*2,tuu0*2,vvv0uuu1rss7stt9qrr9rrr8uuu5*2,uuu3uuu2uuu4uuu3vvv0*10,vvv1ckg5stt0*7,ckg5rts0stt0*6,fmj4rts3vvv0*29,
  vvv0uvv0nopbopp9vvv0tuu3ttt5*2,sss7ttt5ttu7ttt9stt7tuu6sssctttavvv3vvv0*10,ppqdqrrdsttavvv0*5,pqqfqqrdqrrettt6vvv0*4,rssepqqdvvv2vvv0*22,ttt1stt3opqeopqbuvv0vvv0
  vvv0*2,stt1*2,vvv0uuu4rssdrsserrsdrrsevvv0*17,ssscttt8uuu4vvv0*5,ssscttt9ttt7vvv0*5,sttbttt8stt9vvv0*23,uvv0*3,vvv0*2,
  vvv0*74,
  vvv0*27,rssdrrrbrsseuvv2vvv0*43,
  vvv1vvv0*72,vvv1
  uuu0ttt0*72,uuu0
expired 1184x146
~ eFz2 lyou 2wN9 vojw Syfv KOwK wLYd lUgZ zkcz rYo5 vojw 6_xu Q6il GCrF 3d3- ONFW vmoj 7liV J14e rH2h
~ HZhD x2hl dcIw 4jd- n97L m9nk m_I_ EfQg
  qrrarrsbrss7uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*27,uuu1vvv0*7,uuu1vvv0*38,
  vvv0*2,uuu0*2,vvv0tuu2sss8ttt8rss7rrs6uuv2uuu4uuu3*2,vvv0*12,vvv1ajf5stt0*7,ajf5rts0stt0*6,lnn3ttu2vvv0*29,
  vvv0uvv0opq6pqq5vvv0uuu2rss9stt6rrs8stt7tuu7sstassscsssbuvv2vvv0*12,ppqdqrrdsttavvv0*5,pqqfqqrdqrrettt6vvv0*4,qrrbqqqjpqqcvvv0*21,stt3rss5nppcopqfopqbuvv0vvv0
  vvv0*2,stt0*2,vvv0uuu4rsse*2,rrsdrrsevvv0*17,sstbtuu7uuu3vvv0*5,sttbttu8uuu6vvv0*5,tttattt9tttavvv0*21,uvv0*5,vvv0*2,
  vvv0*27,uuv1vvv1*2,vvv0*5,vvv1vvv0vvv1vvv0*5,vvv1*3,vvv0*28,
  vvv0*27,qrrcrsserrscrrrbrrsgsss9sssbrrscsttarrsbuuu3vvv0*36,
  vvv0*74,
  uuu0tuu0*72,uuu0
ready-several 1184x475
~ eFz2 lyou LXa_ vojw C4sT Ia21 vNyw ByOm gJh1 b2kW 4YS7 l8sw 8Zdb wDlh vojw NP8x y3p9 yjvZ _kCy ZtNO
~ 7qth HZhD 4jd- dcIw 5oad bJrz N6Lv -4Eq YNt3 J9va PRPX 7zff nlKS Wa1z l8sw 8Zdb wDlh vojw NP8x y3p9
~ yjvZ _kCy ZtNO 7qth HZhD 4jd- dcIw 7vE7 bJrz N6Lv -4Eq zwIy 09rJ LDqP A6Q6 crAM Wa1z l8sw 8Zdb wDlh
~ vojw NP8x y3p9 yjvZ _kCy ZtNO 7qth HZhD 4jd- dcIw 5zOS bJrz N6Lv -4Eq zwIy 09rJ LDqP A6Q6 jWGX VBPd
~ 9a07 TDru c3UT LhVf EijY
  rss8qrrdrss6rss9rssauvv0*69,
  uut0vus0*72,uut0
  vus3vvv0*72,vus3
  vus2uuu1stt2vvv0*2,uuu1uuu2vvv0*2,uuu3*2,vvv0*56,uuu1qqr4qqq5vvv0*3,vus2
  vus2pqq8jkkiijkdhjjigiinmnobjklhnoo9ikkkhjjnikkjtuu4vvv0*54,uuu2ijkfkmmgqrrfpqqfttu5vus2
  vus2vvv0*4,tuu2vvv0*67,vus2
  vus2vvv0*72,vus2
  vus2vvv0vut0*2,vvv0qqraoppimnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0*15,psr4eli4stt0*8,sts0vob2vvt0vvv0*12,ttt5stt6vvv0*10,vvv1uvv0*3,vvv1vus2
  vus2vvt0roj8spl8vvt0sttasss9ttu8stt7tuu4sst8sssattt7sttavvv0*17,uuu3stt7stt6uuu3vvv0*7,tsr9sst9ttt9vvv2vvv0*10,uuu2ttt5ttt7ttt6vvv0*8,uvv6qrreqqrettt5uvv6vus2
  vus2vvu0uso2trm4vvu0uuu3utt5uut4tts6utt6uut5utt6tuu6uuu5vvv0*17,uuu4sssdsssbuuu4vvv0*7,rsscsstcrsscttt8uuu3ttu6vvv0*8,uuu3ttt7stt7sst9uuu3vvv1vvv0*6,uuu5stt4stt5uuu2uvv4vus2
  vus2vvv0vvu0*2,vvv0vut5uts8uts9tsrbusrdtsrausr9usratrqctrqevvv0*16,vvv2ttt7uuu3vvv1vvv0*7,tuu7uuu5*2,uuu4uuu3uuu5vvv0*8,vvv2uuu7uuu4ttu7ttu6vvv1vvv0*11,vus2
  vus2vvv0*72,vus2
  vus2vvv0*72,vus2
  vus2vvv0vvt0*2,vvv0qqraoppimnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0*15,psr4fmj4stt0*8,sts0voc2vvt0vvv0*12,ttt5*2,vvv0*10,vvv1uvv0*3,vvv0vus2
  vus2vvt0spk7sqm7vvt0ttt9stt8tuu7ttt6uuu3stt6sst9ttu6ttt8vvv0*17,uuu2stt5tuu4uvv3vvv0*7,tsr7ttt6tuu6vvv1vvv0*10,uuu2ttt4uuu5uuu4vvv0*8,uvv6rrscrrrbuuu4uvv6vus2
  vus2vvu0uso3sqm5vvu0uuu4ttt5uuu5ttt5uuu5ttt7ttu6*2,tuu7vvv0*17,uuu4rssdrsscuuu4vvv0*7,rsscssserssctuu5uvv2uuu4vvv0*8,uuu3stt7sss8sss9vvv1*2,vvv0*6,uuu5rss6sss8tuu4uvv5vus2
  vus2vvv0vvu0*2,vvv0uuu6ttt8stt9sssesttarrsesssastt8rrrhttt8vvv0*16,vvv3tttauuu4vvv2vvv0*7,ttt9tuu6uuu4tuu5uuu4ttu7vvv0*8,uvv3ttt9tuu5ttt9stt8uvv2vvv0*11,vus2
  vus2vvv0*72,vus2
  vus2vvv0*72,vus2
  vus2vvv0vvt0*2,vvv0qqraopphmnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0*15,qsr4gmj3stt0*8,sts0vpd1vvu0vvv0*12,tuu4ttu5vvv0*10,vvv1uvv0*3,vvv0vus2
  vus2vvt0spk7sqm7vvt0ttt9stt8tuu7ttt6uuu3stt6sst9ttu6ttt8vvv0*17,uuu2stt3uvv1vvv2vvv0*7,tsq6uuu3*2,vvv0*11,uuu2*2,uvv3uuv2vvv0*8,uvv6rrscrrrbuuu4uvv6vus2
  vus2vvu0uso3sqm5vvu0uuu4tuu5uuu4*2,uuu5tuu6tuu5ttu6uuu6vvv0*17,ttt4rrrfqrrfuuu5vvv0*7,rrserrrhqrrfttu6uvv2uuu4vvv0*8,uuu3sss9rssarrsbvvv1*2,vvv0*6,uuu5rss6sss8tuu4uvv5vus2
  vus2vvv0vvu0*2,vvv0uuu6stta*2,rrsfsttarrrfsssbstt8qrrittt8vvv0*16,vvv3tttauuu4vvv2vvv0*7,ttt9tuu6uuu6tuu5uuu4ttu7vvv0*8,uvv3ttt9tuu5ttt9stt8uvv2vvv0*11,vus2
  vus2vvv0*72,vus2
  vus2vvv0vvu0*12,vvv0*59,vus2
  vus2vto1vm50*12,vn70vvv1vvv0*57,vus2
  vus2vsm2vm50le3brj45oh4dng3erj49ng3gqi49pi4bog4dng3esj46vm50vvu2rrrcrsscrssbrrsdrsscsssdrrsgrssfrssb*2,qrrerssdqrrgvvv1vvv0*43,vus2
  vus2vto1vm50*12,vn70vvv1vvv0*57,vus2
  vus2vvv0vvu0*12,vvv0*59,vus2
  vtq3vur0*72,vtq3
ready-one 1184x281
~ eFz2 lyou YKml vojw C4sT Ia21 vNyw beCc gJh1 b2kW 4YS7 l8sw 8Zdb wDlh vojw NP8x y3p9 yjvZ _kCy ZtNO
~ HZhD 4jd- dcIw 5oad bJrz N6Lv -4Eq YNt3 J9va PRPX 7zff nlKS VBPd 9a07 TDru c3UT 6hac
  rss8qrrdrss8sst6uvv0*70,
  uut0vus0*72,uut0
  vus3vvv0*72,vus3
  vus2uuu1stt2vvv0*2,uuu1uuu2vvv0*2,uuu3*2,vvv0*56,uuv1rss5qqq5vvv0*3,vus2
  vus2pqq8jkkiijkdhjjigiinmnobjklhnoo9ikkkhjjnikkjtuu4vvv0*54,uuu1jklfkmmgqrrfpqqfttu5vus2
  vus2vvv0*4,tuu2vvv0*67,vus2
  vus2vvv0*72,vus2
  vus2vvv0vut0*2,vvv0qqraoppimnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0*17,uuu3ajf5stt0*10,vpd1vur1vvv0*14,qrr9vvv1vvv0*10,vus2
  vus2vvt0roj8spl8vvt0sstbrrsbtttasss9ttt5rssarrscstt9ssscvvv0*19,vvv2sss6stt7uuu4vvv0*8,tts8sss9ttt7uuv3vvv0*12,sst7ttt6*2,uuu3vvv0*8,vus2
  vus2vvu0uso2trm4vvu0vuu2uuu3*2,utt4uut5uuu3uuu4*2,vvu3vvv0*19,vvv2rssctttattt6vvv0*8,sstbsssd*2,ttt9uuu4tuu7vvv1vvv0*9,ttt9ttt7stt9ttt6uuu3vvv0*7,vus2
  vus2vvv0vvu0*2,vvv0vut5uts8uts9tsrbusrdtsrausr9usratrqctrqevvv0*18,vvv1tuu6uuu4uuv2vvv0*8,uuu6uuu5uuu6uuu3*2,uuu5vvv1vvv0*9,uuu7uuu4tuu6tuu8uuu5vvv0*7,vus2
  vus2vvv0*72,vus2
  vus2vvv0vur0vuq0*9,vur0vvv0*60,vus2
  vus2vsn2vm50ul52vm50*9,vri2vvv0*59,vus2
  vus2vsm2vm50mf39rj45oh4dng3erj49og4fpi4ang4doh4cvm50vqh2vvv0*59,vus2
  vus2vtp1vn70*11,vsl1vvv0*59,vus2
  vus2vvv0*72,vus2
  vtp3vtq0*72,vtp3
ready-claiming-all 1184x475
~ eFz2 lyou pi7d vojw C4sT Ia21 vNyw ByOm gJh1 b2kW 4YS7 l8sw 8Zdb wDlh vojw NP8x y3p9 yjvZ _kCy ZtNO
~ 3xKe HZhD 4jd- dcIw 5oad bJrz N6Lv -4Eq YNt3 J9va PRPX 7zff nlKS Wa1z l8sw 8Zdb wDlh vojw NP8x y3p9
~ yjvZ _kCy ZtNO 3xKe HZhD 4jd- dcIw 7vE7 bJrz N6Lv -4Eq zwIy 09rJ LDqP A6Q6 crAM Wa1z l8sw 8Zdb wDlh
~ vojw NP8x y3p9 yjvZ _kCy ZtNO 3xKe HZhD 4jd- dcIw 5zOS bJrz N6Lv -4Eq zwIy 09rJ LDqP A6Q6 jWGX VBPd
~ xQc9 bQ9p TDru c3UT LhVf Z8Xp
  rss8qrrdsss8qrrcrsseqrr6stt8uvv0*67,
  uut0vus0*72,uut0
  vus3vvv0*72,vus3
  vus2uuu1stt2vvv0*2,uuu1uuu2vvv0*2,uuu3*2,vvv0*56,uuu1qqr4qqq5vvv0*3,vus2
  vus2pqq8jkkiijkdhjjigiinmnobjklhnoo9ikkkhjjnikkjtuu4vvv0*54,uuu2ijkfkmmgqrrfpqqfttu5vus2
  vus2vvv0*4,tuu2vvv0*67,vus2
  vus2vvv0*72,vus2
  vus2vvv0vvt0*2,vvv0qqraoppimnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0*15,psr4fmj4stt0*8,sts0voc2vvt0vvv0*12,ttt5*2,vvv0*15,vus2
  vus2vvt0spk7sqm7vvt0sttasss9ttu8stt7tuu4sst8sssattt7sttavvv0*17,uuu2stt5tuu4uvv3vvv0*7,tsr7ttt6tuu6vvv1vvv0*10,uuu2ttt4uuu5uuu4vvv0*8,tuu0qrr8pqr9rss3uvv0vus2
  vus2vvu0uso3sqm5vvu0uuu3uuu4uuu3uut4uuu4*2,uuu5*2,uuu4vvv0*17,uuu4rssdrsscuuu4vvv0*7,rsscssserrsettu7uvv2uuu4vvv0*8,uuu3stt7sss8sss9vvv1*2,vvv0*6,tuu0rss2stt3stt1vvv0vus2
  vus2vvv0vvu0*2,vvv0uut6utsa*2,trqdtrqftsqbusrbtsratrqdtrqevvv0*16,vvv3tttauuu4vvv2vvv0*7,ttt9tuu6uuu6tuu6uuu4ttu7vvv0*8,uvv3ttt9tuu5ttt9stt8uvv2vvv0*11,vus2
  vus2vvv0*72,vus2
  vus2vvv0*72,vus2
  vus2vvv0vvt0*2,vvv0qqraopphmnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0*15,qsr4gmj3stt0*8,sts0vpd1vvu0vvv0*12,tuu4ttu5vvv0*15,vus2
  vus2vvt0spl6trm6vvt0ttt9stt8tuu7ttt6uuu3stt6sst9ttu6ttt8vvv0*17,uuu2stt3uvv1vvv2vvv0*7,tsq6uuu3*2,vvv0*11,uuu2*2,uvv3uuv2vvv0*8,tuu0qrr7*2,stt2vvv0vus2
  vus2vvu0trn4sql6vvu0uuu4tuu5uuu4*2,uuu5tuu6tuu5ttu6uuu6vvv0*17,tuu4rssdqrreuuu4vvv0*7,ssscrrrgqrreuuu5vvv2uuu3vvv0*8,uuu3stt8sss9*2,vvv0*8,tuu0rss4rss5stt2vvv0vus2
  vus2vvv0vvu0*2,vvv0tuu6stt9sttarrsfsttarrrfsssbstt8qrrittt8vvv0*16,uuv3sstbtuu5vvv2vvv0*7,sttbttu7uuu5ttu7uuu5ttt8vvv0*8,uuu3sttattt6sstasssauuu2vvv0*11,vus2
  vus2vvv0*72,vus2
  vus2vvv0*72,vus2
  vus2vvv0vvt0*2,vvv0qqraopphmnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0*15,qsr4gmj3stt0*8,sts0vpd1vvu0vvv0*12,tuu4ttu5vvv0*15,vus2
  vus2vvt0spl6trm6vvt0ttu8tuu6uuu5*2,uuu2ttt5ttt7uuu4tuu6vvv0*17,uuu2stt3uvv1vvv2vvv0*7,tsq6uuu3*2,vvv0*11,uuu2*2,uvv3uuv2vvv0*8,tuu0qrs6rss5stt1vvv0vus2
  vus2vvu0trn4sql6vvu0uuu5stt6tuu6ttt6uuu5ttt7ttt6ttt8*2,vvv0*17,tuu4rssdqrreuuu4vvv0*7,ssscrrrgqrreuuu5vvv2uuu3vvv0*8,uuu3stt8sss9*2,vvv0*8,tuu0rss5qrs6stt3vvv0vus2
  vus2vvv0vvu0*2,vvv0tuu6stta*2,rrsfsttarrrfsssbstt8qrrittt8vvv0*16,uuv3sstbtuu5vvv2vvv0*7,sttbttu7tuu7ttu7uuu5ttt8vvv0*8,uuu3sttattt6sstasssauuu2vvv0*11,vus2
  vus2vvv0*72,vus2
  vus2vvv0*72,vus2
  vus2vto1vm60vm50*13,vrk1vvv0*56,vus2
  vus2vsm2vm50ph49tk54ic2drj45oh4f*2,qi48qi4fng3dpi4aog4doh4cvm50vqh2ttu5rrrhrsshqrrettt9rssbvvv2vvv0*49,vus2
  vus2vsn2vm50*14,vri2vvv0*56,vus2
  vus2vvv0vus0*14,vvv0*57,vus2
  vtq3vvt0*72,vtq3
all-claimed 1184x549
~ eFz2 lyou m_nI vojw --z6 Ia21 dF3N EWBu Dd8d RxWN yrFC EAz8 gJh1 zobY aUUw rqZv dnJu V4eI 6J3I vojw
~ NP8x y3p9 yjvZ _kCy ZtNO rqZv dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ _kCy ZtNO rqZv dnJu V4eI 6J3I vojw
~ NP8x y3p9 yjvZ _kCy ZtNO yv6E JhOn KOwK 59Pw dnJu V4eI 6J3I vojw sAgE FSMg Kmbh 1l8c -mtE DmXa aCth
~ 082A
  rrsdrssarrsdrrrauvv0*70,
  uvv0*74,
  vvv0*74,
  vvv0uuu3oppcsss7qqr8rss5rrr6sst2sss2rss6vvv0*53,uvv0rts4rts2sut2tut0sut3sut1tut0*2,uvv0vvv0
  vvv0rrr6lmngppqcnoodkmmflmnhmnnglmnbqrr8vvv0*53,uvu0psq9psr5mqogmqocmqoemqodorpcnqpcuvu0vvv0
  vvv0*74,
  vvv0*74,
  vvv0ttt3hjjfnoobttt7ttt5vvv1vvv0*67,
  vvv0tuu2pqq6qrr5sss8sst9vvv2vvv0*67,
  vvv0*74,
  vvv0stt5rrrdqrrgqrrhqrrirrrcrssd*2,rrsdsssbqrrdrrrcrssfsssbqrrettt9vvv0*57,
  vvv0*74,
  vvv0uvv0qrs3stt2vvv0nooinopimnnhlmnkpqqcrrriqrrhrrsdqrrfqrrevvv0*59,
  vvv0uvv0mop9mopavvv0rsscttt8stt9sst7ttu6stt7sst9sttatuu7vvv0*60,
  vvv0*2,uuu0*2,vvv0uuu3vvv3uuu3uuu2uvv3uuu3uuu2tuu5vvv2vvv0*60,
  vvv0*2,uuu0*2,vvv0sst7sss8*2,rrs8ttt3vvv2vvv3vvv0*2,vvv2vvv0*59,
  vvv0uvv0knoamppavvv0qrrarrsaqqq9qqqcstt9rssfrrserrsdqrrerrrcvvv0*59,
  vvv0uvv0stt1rss2vvv0qrrgsssbrrsdrrsastt9rssarssbqrrfttt9vvv0*60,
  vvv0*74,
  vvv0uvv0qrs3stt2vvv0nooinopimnnhlmnkpqqcrrriqrrhrrsdqrrfqrrevvv0*59,
  vvv0uvv0mop9mopavvv0rsscttt8stt9sst7ttu6stt7sst9sttatuu7vvv0*60,
  vvv0*2,uuu0*2,vvv0uuu3vvv3uuu3uuu2uvv3uuu3uuu2tuu5vvv2vvv0*60,
  vvv0ttt3*2,stt3uuu2tuu3stt5vvv0*67,
  vvv0sss4pqqcpqqbrrrboppbrrravvv0*67,
  vvv0*74,
  vvv0uvv0nqq5rss2vvv1opphnoolqqq9oppjqrrevvv0*58,uuu3uuu4ttt9sst7uuu2vvv0
  vvv0uvv0mpp9oqr8vvv1sssaqrrgsttdrrrdsssastt7tuu6vvv0*56,ttt5sssbqrrcqrreuuu6vvv0
  vvv0*5,ttu1tuu1tuu0ttt1tuu1sst3tuu0*37,vvv0*26,
  vvv0*4,tuu2imn0*43,rss2tuu0*23,vvv0*2,
  vvv0uuu1kno0*70,uuu1vvv0
  vvv0imn619c0*31,2ac12ac019c03bd3*2,4bd55ce42ac119c0*31,imn6vvv0
  vvv0imn619c0*31,3bd38eg99fhe5ceb6dfa7egb8egd2ac219c0*31,imn6vvv0
  vvv0prr49fh09fg0*68,9fh0prr4vvv0
  vvv0*74,
  uuu1uvv0vvv0*70,uvv0uuu1
ready-bar 1184x27
~ eFz2 lyou WCNT vojw
  rss8qrrdrss8stt5uvv0*70,
  uvv0*74,
totals 1184x477
~ eFz2 lyou X-Ny vojw e68S Vvrp KOwK 8kOv mRcr V4eI 6J3I vojw FVnP bqcS hlhz emJS 1anw mRcr V4eI V_J7
~ vojw ZikH GRZ7 qgdL emJS 1anw mRcr V4eI QNkv vojw dHyO -IMR vOum emJS 1anw mRcr V4eI CJhR vojw -OUK
~ ioUt PHMq 1anw mRcr V4eI E8l8 vojw Mw5Y cWlA 0aEI 1anw mRcr V4eI z6Xl vojw f20i Hx4P yJ6V
  qrrbrrrbuuu0uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0sss4rrr5tuu3ttu3ttt2rrs7uuu1rss6uuu3rss5tuu3uuu1uuu0vvv0*60,
  vvv0qrr8klmekllhklmiklmgjllgnopbklmcklmkoppbeghnkllfpqq5vvv0*60,
  vvv0*74,
  vvv0*2,uuu0uvv0uuu6qqrfqqrcvvv0*67,
  vvv0uvv0imnerss5tuu4rssasssauuu2vvv0*3,vvv1vvv0*56,uuu2kmmlrssfpqqgttu6vvv0
  vvv0*2,uuu0uvv0uuu3sttcsssasttbsssdrssbsssasstbsssarssetttavvv0*59,
  vvv0*74,
  vvv0*2,stt0uuu0stt7qrrgqqqhrrrgqqqhuuu3vvv0*64,
  vvv0uvv0mop6rss6vvv2sss9sttbsstarssatuu4tuu6uuu5tuu5uuu3vvv1vvv2vvv0*51,oppcnoogklmmrssfpqqgttu6vvv0
  vvv0*2,uvv0vvv0uuu4ttt6ttt9stt8ttt9ttu6sttattu7stt9ttt9rssauuu4vvv0*58,
  vvv0*74,
  vvv0*2,rss3tuu1sss7opphoppi*2,rssavvv0*60,ttt2vvv0*4,
  vvv0uvv0loogstt5vut4uts5utt7*2,utt5uts9uut5utt7vut4utt6tsrbvuu3vvv0*52,uuu3noohrssfpqqgttu6vvv0
  vvv0*2,uvv0vvv0vvu3utt6utt4utsauts5uut6utt6uut5vuu4vut4vuu5vvv2vvv0*58,
  vvv0*2,uvv0vvv0*71,
  vvv0uvv0nqq5stt4ttt5rrrcsss8ttt6vvv0*58,stt7qrrboppdrss7qrrdrssatuu3vvv0
  vvv0*2,qrs4tuu2uvv3sss9stt8ttt7vvv0*58,rss7sss4rss7stt6*2,tuu6vvv2vvv0
  vvv0*74,
  vvv0*2,uuu0uvv0ttt5rss9ssscuuu2vvv0*66,
  vvv0uvv0loocqss5uuu3sst8sssauuu3vvv0*63,uuu2rrr7vvv0
  vvv0*2,uuu0uvv0ttt8rsscsss8rrrhrrsassscsss8sssfvvv0*62,
  vvv0*74,
  vvv0*2,stt2uuu0sss6qqrgqrrbuuu2vvv0*66,
  vvv0uvv0knoirst7vvv2tts8ttt5uuu2vvv1vuu3*2,vvv0*60,uvv1sss6vvv0
  vvv0*2,uvv0vvv0uut5trqbusrauts7tsqatrqausr8vvv0*63,
  vvv0*74,
  vvv1vvv0*72,vvv1
totals-none 1184x142
~ eFz2 lyou XniQ vojw e68S Vvrp eH5e KOwK
  qrrbrrrbsss8rrsauuu1uvv0*69,
  uvv0*74,
  vvv0*74,
  vvv0sss5qqr6stt5sst5sss3pqq8ttt2qqr7ttt5qrr6sst5sst2tuu1vvv0*60,
  vvv0rrr7lmndlmmflmnglmnflmmfppq9lmnclmmiqqqafhillmneqrr4vvv0*60,
  vvv0vvv1vvv0*3,vvv2vvv0vvv2uuu5vvv1vvv0*2,vvv2vvv0vvv1vvv2vvv0vvv1vvv0*56,
  vvv0uuu6sssbrsscrrsdrsscrrscttt7rssersscrssesstbrssfsttbrrrcsssarrrfsstbrrsbvvv1vvv0*54,
  vvv0*74,
  vvv1vvv0*72,vvv1
visitor 1184x367
~ eFz2 lyou 6A-i vojw Xb6u oT_0 MSPk F3f- JT4v 3RkK nhvr Q-oq fgOr xXIl
  rssbrrrbtuu1uvv0*71,
  uvv0*43,npp1lno0*4,suu0*21,mop1lno0*3,qss1
  vvv0*43,7ce618a0*3,28a2ptt0*21,5bd518a0*3,5bc5
  vvv0*43,7ce618a0*3,5bd5ptt0*21,8eg518a0*3,39b5
  vvv0*43,7ce618a0*3,agh5ptt0*21,ejk518a0*3,39b5
  vvv0*43,7ce618a0*3,imn5ptt0*21,mqq418a0*3,39b5
  vvv0*43,7ce618a0*2,5bd4pst0ptt0*22,9eg518a0*2,39b5
  vvv0*43,7ce618a0*2,jno4ptt0*10,pst0rro0qss0ptt0*10,mpq328b118a039b5
  vvv0*2,rrs9qrr6rrs4oppbqrr6pqq7stt4qrr5qrr6stt6pqq7rss8rss5pqq7qrr9qrr8qqq6noocsss4vvv0*22,7ce618a0dij5ptt0*11,uoc1vm50un90pst0ptt0*10,hlm418a039b5
  vvv0*2,ppq8mnodmno8ppqdqrr9oppaqrr6mno9nop9noocopp9noocsst6oppanoobnoodoppcnoocpqq7vvv0*22,7ce6chj4pst0ptt0*11,vn70vm50*2,qsr0ptt0*11,gkl439b6
  vvv0*2,uuu1vvv3vvv0*6,vvv1vvv0vvv2vvv0vvv1vvv2vvv1vvv0vvv1*2,vvv0vvv1vvv0vvv1vvv0vvv1vvv0vvv1*2,vvv0vvv1*2,vvv0vvv1vvv0*9,lop6ptt0*13,sql0una0spi0ptt0*13,lop5
  vvv0*2,sss9rrrgrrrhrrsbqrrcrsscrrrcqrrerrrcsssbrrrfrsscrrscsttaqrrgsssbttt7qrrhqrrdsttbrssbrrsfrrsarrscrssbrsscqrrirrrdsttcrss9qrrfrrrgrss9vvv0*8,rtu0ptt0*13,qtt0*3,ptt0*13,pst0
  vvv0*43,rtu0ptt0*11,suu0uvv0vvv0*4,suu0qtt0ptt0*10,pst0
  vvv0*2,hlm3cij0*4,ejk1vvv2uvv1uvv0*5,vvv2vvv0*27,rtu0ptt0*9,qtt0uvv0vvv0*7,uvv0qtt0ptt0*9,pst0
  vvv0*2,3bd63bd4*2,4ce63bd219c0rsscvvv0stt4sss8ttt4stt6vvv0uvv6vvv0*27,rtu0ptt0*9,tuv0vvv0*9,uvv0ptt0*9,pst0
  vvv0*2,3bd63bd36dfa5de74bd519c0rsscvvv0ttt3pqqdsss9pqqcvvv1uvv6vvv0*27,rtu0ptt0*8,rtu0vvv0*11,suu0ptt0*8,pst0
  vvv0*2,loo3gkl0*4,imn1vvv0uvv1uvv0*5,vvv2vvv0*27,rtu0ptt0*8,tuv0vvv0*11,uvv0ptt0*8,pst0
  vvv0*43,rtu0ptt0*8,uvv0vvv0*12,ptt0*8,pst0
  vvv0*43,gnp3cln0*8,emo0*13,cln0*8,dmn2
  vvv0*43,blm46ik0*29,7jl3
  vvv0*43,blm46ik0*29,7jl3
  vvv0*43,blm46ik0*29,8jl3
  vvv0*43,dmn39km0*29,hop3
empty 1184x489
~ eFz2 lyou CXjG vojw cWbq vojw wvxe BCBt ikSY Xb6u oT_0 MSPk F3f- JT4v 52tF nhvr Q-oq g4pd e68S 73hF
~ KOwK xAEX dnJu V4eI 6J3I vojw sAgE uBsm _Clr Jb8A ik1r dnJu V4eI 6J3I vojw sAgE uBsm _Clr Jb8A ik1r
~ dnJu V4eI E8l8 vojw Ta77 uBsm _Clr qd7I
  rss9qrrbttt5uvv0*71,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  gijehijemoo7qrr4mnn8lmn7opp8noo6mnn7*2,hjjeopp4uvv0*62,
  nooamooafhhfpqq4noo8lnn8hjjcklmahjkcnop6kmmakmm6uvv0*62,
  stt5stt4stt3tuu1uuu1tuu1uuu1tuu2uvv0*66,
  qrrdrrsbqrrfqrrarrs9rrs7qrrcttt5uvv0*66,
  uvv0*74,
  uvv0vvv0*27,stu0rtt0*18,rtu0uuu0*2,vvv0*23,uvv0
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0*24,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0noo8*2,oppdpqq8noocnoo8lmncttt5vvv0*15,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0sss2qqq6sss8stt6rss8rrs6qrr7tuu2vvv0*15,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0*24,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0uuu0qss2uuu0stt7oppenopjqrrcnoogsss9vvv0*10,vvv2uuv1vvv0*2,
  vvv0*2,mnoeppq8qqqaqrr6opp7pqqcpqq8pqqamnocrss5ppqbmnnmpqq8noobpqq7ppqcrrs7qqr9sss4mnoanop7opp7uuu2vvv0*3,rtu0ptt0*8,rql0sph0qsr0ptt0*8,tuu0uuu1vvv0tuu2ilmcqrr7uuu3uuu5uvv3uuu4uuu3vvv0*9,sss8qrrfoppjoppkttt8vvv0
  vvv0*2,stt6opp9nooasss5qrr5ppqbnop9qqqbopp9rss4noobpqqerrr5pqqbopp9oppcrrr6lmmfrss5pqqbopp7qrr6vvv1vvv0*3,rtu0ptt0*7,rro1vm50*2,tod1ptt0*8,tuu0uuu1vvv0*2,uuu0uvv0vvv3sss9ttt8stt8uuu4vvv0*15,
  vvv0*2,uuu3uuu5vvv2vvv1*5,uuu3vvv1uuu3vvv1uuu2uvv3uuv2uvv1uvv2uuu4vvv1uvv2vvv2uvv3vvv1uvv2vvv0*2,rtu0ptt0*7,rro0vm50*2,tod1ptt0*8,tuu0uuu1vvv0*24,
  vvv0*2,sst8rsserssfrss9rssasssbrssarssdrssbsst9rssdsstbsssattt9rrsesttatuu6rrsfrrsctttasst9sssesss9rssavvv0*2,rtu0ptt0*8,rrm0spi0qsr0ptt0*8,tuu0uuu1vvv0uvv0stt0uuu0ttt5qrrbpqqfsss8qqrcttt8vvv0*14,
  vvv0*2,rrsdrrscqqrkqrrdsstcrrs9qrrfqrrhsss9vvv0*17,rtu0ptt0*7,rtu0suu0*2,rtu0qtt0ptt0*7,tuu0uuu1vvv0tuu3gkleqrr7uuu4ttt6ttt5*2,sss5vvv1vvv0*8,sss8qqrgnoomnoolsss8vvv0
  vvv0*28,rtu0ptt0*5,rtu0vvv0*6,tuu0qtt0ptt0*5,tuu0uuu1vvv0*2,uuu0uvv0uuu4rssbsttasssauuu5vvv0*15,
  vvv0*2,stt1qrs0*13,stt1vvv0*11,rtu0ptt0*4,suu0vvv0*8,uvv0qtt0ptt0*4,tuu0uuu1vvv0*24,
  vvv0*2,4ce619c0*13,1ac1uvv3vvv0*10,rtu0ptt0*3,rtu0vvv0*10,tuv0ptt0*4,tuu0uuu1vvv0*2,uuu0*2,tuu3rssbrss8sss9qrr8rssdsssavvv0*13,
  vvv0*2,3bd64ce4aghf*2,8fgd9fhc7egd9fhg9fhb9fhf7ef9agheaghg5ce519c0tuu6vvv0*10,rtu0ptt0*3,uvv0vvv0*11,rtu0ptt0*3,tuu0uuu1vvv0tuu1hlmbprr7uuu2ssscsst9tuu5stt8ttt9stt9vvv0*7,vvv1pqqcoppjopplsst6vvv0
  vvv0*2,8fg53bd0*13,5de2vvv2vvv0*10,rtu0ptt0*2,qtt0vvv0*12,tuu0ptt0*3,tuu0uuu1vvv0uvv0uuu0*2,uuu5qrressscrsscttt6vvv0*15,
  vvv0*28,qtu0pst0*2,rtu0vvv0*12,tuv0pst0*3,tuu0uuu1vvv0*24,
  vvv0*28,blm46ik0*19,ors3uuu0vvv0*24,
  vvv0*28,blm46ik0*19,ors3uvv0uuu0*24,
  vvv0*28,blm46ik0*19,ors3uvv0*25,
  vvv0*28,blm46ik0*19,pss3uvv0*25,
  uvv0vvv0*27,dln38jl0*18,dln2uuu0uvv0*25,
loading 1184x974
~ eFz2 lyou FG2e vojw cWbq vojw wvxe vojw Q9vs ikSY Koe8 Koe8 NXvu Koe8
  qrrbqrrdrss8uvv0*71,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  gijehijemoo7qrr4mnn8lmn7opp8noo6mnn7*2,hjjeopp4uvv0*62,
  nooamooafhhfpqq4noo8lnn8hjjcklmahjkcnop6kmmakmm6uvv0*62,
  uvv0uuu0tuu0uvv0*71,
  uuu0tuu0*47,uuu0uvv0tuu0*23,uuu0
  rss0*48,tuu0uuu0rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  stt0rss0*46,rst0uuu0*2,stt0rss0*22,stt0
  uvv0*74,
  uuu0*74,
  rss0*74,
  rss0*74,
  stt0*74,
  uuu0tuu0*72,uuu0
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  stt0rss0*72,stt0
failed 1184x285
~ eFz2 lyou xOm_ vojw cWbq vojw wvxe XYXM -75p MEso _1RB Jeji DTcv
  qrrdqrrbuvv0*72,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  gijehijemoo7qrr4mnn8lmn7opp8noo6mnn7*2,hjjeopp4uvv0*62,
  nooamooafhhfpqq4noo8lnn8hjjcklmahjkcnop6kmmakmm6uvv0*62,
  uvv0uuu0tuu0uvv0*71,
  uvv0*74,
  vvv0*74,
  vvv0sst6noocstt4ttt2stt3sss7pqq7rrr6oppbsss8stt3sss2qrr6ttt4sss3stt4stt3sss4ttt5sss4*2,pqq7uuu1vvv0*50,
  vvv0sst5lmnhmnobpqq9mnneklmgkmmfmnnhqrr9qrrclmnekllfpqq9ikkjlmnelmngrrr8mnnbklljlmnennoflnndstt4vvv0*50,
  vvv0*74,
  vvv0ttt6qrrfrssdrss9qrrbqrresstasssbpqqeqrrgsssdsss8rsscrrrfrrrdrrrfuuu4vvv0*56,
  vvv0*74,
  vvv0uvv5uuu2ttu4ttt1uvv0*2,uuu1uuu5vvv0*65,
  vvv0uvv6uuu5uvv2rrrepqqdnoohqrrhuvv6vvv0*65,
  vvv0vvv1uvv0*6,vvv1vvv0*65,
  vvv1vvv0*72,vvv1
failed-in-part 1184x550
~ eFz2 lyou kX9A vojw cWbq vojw wvxe gWzl ikSY -DdI LHWZ cZRf 9mj1 Jeji DTcv e68S Vvrp KOwK 8kOv mRcr
~ V4eI 6J3I vojw FVnP mTds TBnZ emJS r3E7 Il1K fMJq KV0z fMJq UFib h-KV VYMD zN74 Wxel VWP6 KOwK wLYd
~ dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ _kCy ONFW vmoj CSvW J14e dmEV Bk-t HZhD x2hl dcIw vRAM 5JBn 4jvs
~ -4Eq j5l5
  qrrdqrrbrssarss8*2,uvv0*69,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  gijehijemoo7qrr4mnn8lmn7opp8noo6mnn7*2,hjjeopp4uvv0*62,
  nooamooafhhfpqq4noo8lnn8hjjcklmahjkcnop6kmmakmm6uvv0*62,
  ttt2tuu1stt2tuu3ttt3tuu1tuu3tuu1ttt4*2,uuu0*2,ttt3ttt5uuu1stt4tuu2ttt5stt4stt5uuu1uvv0*53,
  stt7qrrbqrrdrss7rsscrrscstt6qrrarrrcqrrcrss8*2,rssaqrrdrssarss7sst7sst8rss7rss8tuu2uvv0*53,
  uvv0*74,
  vut0vts0*47,uuu0*2,vvv0*23,uvv0
  vsr1snkgtqn8tpmbsolgtqnbtpmcspmctpnbtpndtpnbsomesomcsoldtqn8spmespmbtpnb*2,sombtqnatqn7soldtqo6tpnbspmesometqn9solbsolgsomdtpnbtpmcspmctqnbtpmctpmbsomatpnavtr0*9,uut0uuu1vvv0*24,
  vtr0usq1usq0*5,usq1usq2vtr0*10,vsq1vtr0*17,usq2vtr0*10,uut0uuu1vvv0noo9lmmcmnnenopcnooclmnfqrr5lmmfpqqbmnnenopemno9stt3vvv0*10,
  usq6vsr1rqo9qpobqpndnmlhonmhusq3usq6vtr0*39,uut0uuu1vvv0ttt4qrr6rss7qqr6rss7pqq6sst3pqq7*2,qrr7mnocqrr6uuu2vvv0*10,
  vtr0usq1usq0*5,usq1vtr0*40,uut0uuu1vvv0*24,
  uuu0vut0*46,uut0uuu0uuu1vvv0uuu1qrs3uuu0qrrdnoojppqhvvv0*12,stt5vvv3uuu2uuv0vvv0
  uvv0*49,uuu1vvv0tuu1looatuu2uuu6ttt9sst8sttauuu6vvv0*10,qqrbsstbqrrduuu5vvv0
  uvv0*49,uuu1vvv0*4,vvv2vvv3uuv3uuu3*2,vvv0*15,
  uvv0*49,uuu1vvv0*24,
  uvv0*49,uuu0uvv0vvv0*22,uvv0
  uvv0*74,
  uvv0*74,
  tuu2pqqgttu3uvv0stt3rss7rrr9sst5rss7stt6ttu3uvv0rss7rss4rss8rss7ttt4uvv0rssarss5stt4uvv0rss5rss6rrs7sss6uvv0*48,
  tuu2rss9ttt2uvv0tuu1stt6*2,ttt4rss7sst6ttu1uvv0stt5sst4sss6sst5tuu2uvv0stt4rss5ttt2uvv0stt4rss8sss6stt4uvv0*48,
  stt0*3,tuu0uuu0*70,
  uuu0tuu0*72,uuu0
  tuu0qrs4pqqboppepqq7oppbrss5tuu0*64,ttt0qrs5tuu0
  tuu0*6,stt1tuu0*67,
  vvv0*74,
  vvv0*2,uvv0*2,vvv0*2,uuu2uuu3ttt2*2,vvv0*16,vvv1ajf5stt0*6,stt19fh6tuu2vvv0*6,stt6uuu4vvv0*29,
  vvv0uvv0mpp8prr7vvv0rss4opphpqqfnoohppqgsstdqrrirrrfrrrgqqrgttt6vvv0*11,rss5tuu4uuu4vvv0*5,rst6ttt6tuu5ttt5uuu6vvv0*3,ttt5uuu3uuu5uuu3vvv0*16,uvv0rrs9sss6qrr8qrr6stt3qrs7rss7qrr8uvv0vvv0
  vvv0uvv0prr3prr5vvv0uuu5rsse*2,rrrerrsevvv0*17,qrrcsssbttt7vvv0*5,rssb*2,sssbrssetttauuu4vvv0*2,stt9stt7rssbuuu4vvv0*17,stt4stt3sst5sss4ttt2stt3*2,stt4vvv0*2,
  vvv0*27,ttt9uuu6vvv2vvv0*5,ttt8tuu6uuu4uuu5tuu6ttt7vvv0*2,tuu8tuu6uuu3vvv0*28,
  vvv0*27,rrrfrrsfrssdsssbrssdrsscrrrgrrrisssbssserrsgsssasttasssbrssbrsshrssfsst9rssdssscrsscqrrb*2,vvv1vvv0*23,
  vvv0*74,
  uvv1vvv0*72,uvv0

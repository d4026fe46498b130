hold 358x265
~ eFz2 lyou MLFc vojw Syfv KOwK cbvo dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ mkJ8 izQY CRs0 cQDA J14e dmEV
~ Bk-t HZhD K_Cq jUpk FPX7 I95P L2KB Dc9k 2l3I
  rrscrss8uvv0*21,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3prr3tuu0rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0stt3jmnbstt4ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tuu2stt3sst3stt3*2,stt2stt4*2,rss6uuu1vvv0*11,vvv2
  vvv0ttt4stt4qrr7qrr9rss7rss4rss5rrs6qrr8uuu1vvv0*11,vvv2
  vvv0uuu1vvv0*6,tuu1vvv0*13,vvv2
  vvv0bjf6rts0stt0*4,prr5bhi5vvv0*5,ttt5*2,vvv0*6,vvv2
  vvv0qrrgpqqjqrreuuu3vvv0*2,uuu4pqqdqqqeqrrgrrrguuu4vvv0ttt4rssdrrrfttt8vvv0*4,vvv2
  vvv0ttu7ttu8*2,vvv0*4,tuu6sttcuuu6ttt6ttu8uvv2uuu3*2,sstbuvv3vvv0*4,vvv2
  vvv0vvv1*3,vvv0*4,uvv1vvv1vvv2vvv1*2,vvv0*2,vvv1*2,vvv0*5,vvv2
  vvv0qrrkrssfssscsssasttarrsgtuu7rsscqrresssbrssd*2,qrrgrssfsssdrrrdrrrbqrrdrsscvvv0*2,vvv2
  vvv0stt9ttt6tttattt6tuu5sttbttt8tuu8uuu4vvv0*6,uuv2uuv3vvv0*4,vvv2
  vvv0uuu5uuu4tuu6uuu4*2,uuu7uuu5*2,uuv4vvv0*12,vvv2
  vvv1vvv0*21,uuu1
review 358x282
~ eFz2 lyou 8SWE vojw Syfv KOwK cbvo dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ mkJ8 izQY CRs0 Zi_w J14e Zt1i
~ HZhD K_Cq jUpk 1WEV ilAQ uE48 Dc9k lqUJ
  rss9rrrbttt3uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0rst4oqq4tuu0rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0stt2knoastt3ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tuu3ttt2sss4rss6*2,stt2uvv0vvv0*14,vvv2
  vvv0tuu2stt3rss8rss6qrs9qrrauvv0vvv0*14,vvv2
  vvv0sut1vvv0*6,rtt1vvv0*13,vvv2
  vvv0ckg5rts0stt0*4,psr4cij5vvv0*5,ttu5tuu5vvv0*6,vvv2
  vvv0qrrgpqqjqrreuuu3vvv0*2,uuu4qqqhqqrirsscvvv0*3,ttt4rssdrrrfttt8vvv0*4,vvv2
  vvv0ttt8tttattt9vvv0*3,vvv3stt9*2,rssfsss9uuu5vvv0uuu5sstctttastt8sssbsstettt7vvv0vvv2
  vvv0*7,vvv1sttatuu4sst8ttt6vvv0*8,vvv1vvv0vvv2
  vvv0*8,vvv1vvv0uuv2vvv1vvv0*10,vvv2
  vvv0qrrgrrsarrrcqrrerssgrssfssscrssasssdrrsdrrshsssbssscsss8rrsgrrsbsssbsssdrrrfvvv2vvv0vvv2
  vvv0ttt9uvv3vvv0*4,uuv3vvv0*4,uuv3vvv0*9,vvv2
  vvv0uuu6vvv3vvv0*19,vvv2
  uvv1vvv0*21,uuu1
address-needed 358x256
~ eFz2 lyou O2ml vojw Syfv KOwK cbvo dnJu V4eI z6Xl vojw NP8x y3p9 xREi izQY CRs0 kvkq JXRN k6gX uDSM
~ HZhD K_Cq IhZS inmK zist 5EqH Dc9k kkat
  qrra*2,rss7rss8qrr9rrr9uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0stt2mppbtuu1rrs6mnohmnnhlmmkmnnimnonopphvvv0*11,vvv2
  vvv0stt4mopdtuu2ttt8qrrerssbrrrfttu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*5,uuv2vvv0*13,vvv2
  vvv0vut0*7,vvu0vvv3uvv0*11,vvv3vvv2
  vvv0usq5tqo8rnkgsolb*2,spmarnkhvut0uvv6ttt7oppjopphoppeopphpqqdpqq9oppknooioppetuu5uvv6vvv2
  vvv0*9,vvv1uvv0*11,vvv1vvv2
  vvv0iol4rts0stt0*4,rss3imn3vvv0*5,uuu3*2,vvv0*6,vvv2
  vvv0mqo3vvv0*5,uuu2lop3vvv0*5,uuu2*2,vvv0*6,vvv2
  vvv0pqqeqrrgqrrhrrrfvvv0*2,uuv3pqqhrrrbrss9vvv0*3,ttt4rssdrrrfttt8vvv0*4,vvv2
  vvv0ttt8tttattt9vvv0*3,uvv1sssatttasttauuu4vvv0*10,vvv2
  vvv0vvv1vvv0*2,vvv1vvv0*2,vvv1vvv0*4,vvv1vvv0*9,vvv2
  vvv0rssdsssarsscsssc*2,rrsdrssc*2,rsserssdsssesstfrssestt7qrrdrssbrrserrsasss9vvv0*2,vvv2
  vvv0*22,uvv1
partly-used 358x231
~ eFz2 lyou kvQS vojw Syfv KOwK cbvo dnJu V4eI V_J7 vojw NP8x y3p9 woah s3fS izQY CRs0 CRu6 Dd8d PRJD
~ HZhD K_Cq jUpk 13TP JU4v -k-7 JK_r EdBP D5Jq
  qrrbqrrcsss8rrs7tuu2uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3npq1tuu1rss5mnnmoppikmmkmnnisss8rrsdqrre*3,ttt9vvv0*7,vvv2
  vvv0rtt4npp2ttt2ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tut0sut1psq5qtr5qtr4tuu0vvv0*15,vvv2
  vvv0sut2rts2psq8osqaorq8sut1vvv0*15,vvv2
  vvv0uuu1vvv0*4,uuu1vvv0*4,tuu1vvv0*10,vvv2
  vvv0bjf6rts0stt0*3,bjg4rts2stt0*3,bhi5rst4vvv0*3,stt6uuu4vvv0*4,vvv2
  vvv0qrrgpqqjqrreuuu3vvv0qrrdpqqjqqrguuu3vvv0rssgqqqkqqrgqrrguvv2sssarrscrrrhvvv0*3,vvv2
  vvv0ttu7ttu8*2,vvv0*2,ttt8ttt7ttu8vvv0*2,tuu7tttatuu7sstcuuu4uuu7ttu8ttt7vvv0*3,vvv2
  vvv0vvv1*3,vvv0*2,vvv1*3,vvv0*2,ttt9ttt8sssbssscttt7vvv0vvv1*2,vvv0*3,vvv2
  vvv0*11,vvv1*2,vvv0vvv1vvv0*7,uvv2
  uvv1vvv0*21,uuu0
running-out 358x224
~ eFz2 lyou oyRD vojw Syfv KOwK cbvo dnJu V4eI QNkv vojw NP8x y3p9 B3hE e-5- izQY CRs0 BvuI JXRN whp2
~ nk-x pyFQ yOXS HZhD K_Cq jUpk 13TP JU4v YUH4 I0RD
  rsscrrseqrr9rssattu3uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt2mpp9tuu0rss5noofoppikmmkmnnisst9rrrgrsscrss9rrsfrrrerrsetuu7vvv0*5,vvv2
  vvv0rtt4jnndtuu1ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0uvv0*2,vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0vuu0vut0*7,vvu0vvv0*6,uvv4uvv0*4,vvv3vvv2
  vvv0usq5uro7soldtpmbtpmatqnaspm8rnkfvtr1vvv0*6,uvv6qqrgopphoopetuu5uvv6vvv2
  vvv0*16,vvv2uvv0*4,vvv1vvv2
  vvv0kpn3tuu0uuu0*4,sut1lpn2uuu0*5,trp2spn2vvv0*6,vvv2
  vvv0kpn3tuu0uuu0*4,sut1lpn2uuu0*5,trp3spn2vvv0*6,vvv2
  vvv0qrrgpqqjqrreuuu3vvv0*2,uuu3qqreqqqirrrevvv0*3,uts7trqetrq9trqcuut4vvv0*3,vvv2
  vvv0ttt8tttattt9vvv0*4,sssbsttbuuu7vvv0*3,uut4utt5trqdutt7trqcusr9vvv0*2,vvv2
  vvv1vvv0*21,uvv1
unused-draw 358x241
~ eFz2 lyou lQr1 vojw Syfv KOwK cbvo dnJu V4eI E8l8 vojw NP8x y3p9 E8Pt izQY CRs0 kmce k9FP o6hN GjuT
~ HZhD K_Cq jUpk 13TP JU4v RlsK p4p4 EdBP D5Jq
  rssbrrs9rss7qrrarss9uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3oqr2ttt2rss5oopdmnojmnnknoolmnnjmnogttt6vvv0*10,vvv2
  vvv0rst4mop7ttt2ttu7rrscsstassscuuu4uuu2vvv0*12,vvv2
  vvv0uvv0*2,vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0vvu0vvt0*5,vvv0*9,uvv4uvv0*4,vvv3vvv2
  vvv0uso7trn6rpkgrojdsplerpkcvvt0vvv0*8,uvv6pqqfoppioppftuu5uvv6vvv2
  vvv0*2,vvu0*5,vvv0*9,vvv2uvv0*4,vvv1vvv2
  vvv0kpn3tuu0uuu0*3,kpn3tuu1uuu0*3,vsl1vvt0vvv0*3,tuu3vvv2vvv0*4,vvv2
  vvv0kpn3tuu0uuu0*3,kpn3tuu1uuu0*3,vsl1vvt0vvv0*3,tuu3vvv2vvv0*4,vvv2
  vvv0qrrgpqqjqrreuuu3vvv0qrrdpqqjqqrguuu3vvv0qqqdqqretuu5vvv0*2,sssarrscrrrhvvv0*3,vvv2
  vvv0ttt8tttattt9vvv0*2,sssattt9tttavvv0*2,sttbsssasssbuuu3vvv0ttt8ttt9sst8vvv0*3,vvv2
  vvv0*11,ttt9sssattt7vvv0*8,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
granted 358x174
~ eFz2 lyou blyG vojw Syfv KOwK cbvo dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ mkJ8 izQY CRs0 CRu6 Dd8d PRJD
~ mRp1
  qrr9rrscrrs9uvv0*20,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0stt3prr3tuu0rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0stt3jmnbstt4tuu7rssattt8tttauuu3vvv0*13,vvv2
  vvv0uvv0*2,vvv0vvv1uuu3*2,uuu4uuu3vvv0*13,vvv2
  vvv0tut0sut1qsr4rts3rts2tvu0vvv0*15,vvv2
  vvv0sut2rts2orp9nrpcnrpasut2vvv0*15,vvv2
  vvv0vvv1vvv2vvv0vvv1vvv0vvv1vvv0*15,vvv2
  vvv0sttcrssgrrsdttt9rrresssasssdrssdvvv1vvv0*12,vvv2
  vvv1vvv0*21,uvv1
granted-with-end 358x174
~ eFz2 lyou CLbX vojw Syfv KOwK cbvo dnJu V4eI QNkv vojw NP8x y3p9 B3hE e-5- izQY CRs0 CRu6 Dd8d PRJD
~ FGzu
  qrr9rrscqrr9rsscrssarss9stt4uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0stt2lopatuu0rss5noofoppikmmkmnnisst9rrrgrsscrss9rrsfrrrerrsetuu7vvv0*5,vvv2
  vvv0stt4knoctuu1ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tut0sut1psq5qtr5qtr4tuu0vvv0*15,vvv2
  vvv0sut1sus1psq8psqaosq8sut1vvv0*15,vvv2
  vvv0uvv1uvv4vvv2vvv1vvv0uvv1vvv2vvv3vvv0vvv1*2,uuu5vvv2vvv0uuu4uuu2vvv0*5,vvv2
  vvv0sss9rssettt9rssdrsscstt8rrrcrsserssdttu7rssdrssestt9rssetttattt7rssavvv0*4,vvv2
  vvv1vvv0*21,uuu1
won-without-task 358x174
~ eFz2 lyou Sz7g vojw Syfv KOwK cbvo dnJu V4eI CJhR vojw NP8x y3p9 zw1o _QRR izQY CRs0 CRu6 Dd8d PRJD
~ mRp1
  rrsbsss9qrrdqrrbsss7qrr9stt6uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0stt3prr2tuu1rrr5pqq9noognooilmminooglmnopqqaqrrhrrscvvv2vvv0*7,vvv2
  vvv0rtt4lop7ttt2ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tut0sut1psq5qtr5qtr4tuu0vvv0*15,vvv2
  vvv0sut1sus1psq8psqaosq8sut1vvv0*15,vvv2
  vvv0vvv1vvv3vvv0vvv2vvv0vvv3vvv1*2,vvv0*13,vvv2
  vvv0tttbrssfrrsdttt9rrresss9ssscrsscvvv1vvv0*12,vvv2
  vvv1vvv0*21,uuu1
used 358x174
~ eFz2 lyou Qi4Y vojw Syfv KOwK cbvo lUgZ zkcz 98cG vojw 6_xu Q6il uzA_ e-5- izQY CRs0 juq4 J14e y5tM
~ BELS
  rssbrss8uvv0*21,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0stt2opp8tuu0stt4ppqbqqrenoofoppdsst9rrrgrsscrss9rrsfrrrerrsetuu7vvv0*5,vvv2
  vvv0stt3nop9tuu1ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0uuu0tuu1sss3stt3rss4uvv0vvv0*15,vvv2
  vvv0tuu1ttt1qrr7qrrarrs7uvv0vvv0*15,vvv2
  vvv0vvv2vvv1vvv2vvv0vvv2vvv0*16,vvv2
  vvv0sssdqrrfrrrdsssbrsscuuu4vvv0*15,vvv2
  vvv1vvv0*21,uuu1
expired 358x174
~ eFz2 lyou 2wN9 vojw Syfv KOwK cbvo lUgZ zkcz rYo5 vojw 6_xu Q6il GCrF s3fS izQY CRs0 _J-g J14e rH2h
~ QICn
  qrrarrsbrss7uvv0*20,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0stt3pqq1tuu1sst3opphqqrenoofoppdsss8rrsdqrrfqrre*2,ttt9vvv0*7,vvv2
  vvv0stt3pqq2tuu2ttu7rrscsstassscuuu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*2,vvv1*2,vvv2uuu3vvv0*13,vvv2
  vvv0tuu1ttt2rss7stt3stt4rss4tuu1vvv0*14,vvv2
  vvv0tuu1ttt3qrr8pqr9qrr8rrs8tuu3vvv0*14,vvv2
  vvv0vvv3vvv1vvv3vvv0*6,vvv1*2,vvv0vvv1vvv0*8,vvv2
  vvv0rssbrssarrsftttarrrbrssfsttaqrrarssd*2,sssarsserrsduuu3vvv0*7,vvv2
  vvv1vvv0*21,uuu1
ready-several 358x771
~ eFz2 lyou LXa_ vojw QplN Ia21 TdqZ vPZq emJS KOwK f_VD PYDu l8sw 8Zdb wDlh vojw NP8x y3p9 yjvZ mkJ8
~ PCBn srrs HZhD 13TP jUpk 4c1a woR8 52Ch Dc9k YNt3 J9va PRPX LMmI nlKS FCA1 PYDu l8sw 8Zdb wDlh vojw
~ NP8x y3p9 yjvZ mkJ8 PCBn srrs HZhD 13TP jUpk A0AX woR8 52Ch Dc9k zwIy 09rJ LDqP dFmO h6P1 FCA1 PYDu
~ l8sw 8Zdb wDlh vojw NP8x y3p9 yjvZ mkJ8 PCBn srrs HZhD 13TP jUpk n3Ze woR8 52Ch Dc9k zwIy 09rJ LDqP
~ dFmO pAM7 VBPd _6Ba
  rss8qrrdrss6rss9rssauvv0*18,
  uus1vus0*20,vur0uuu0
  vus2vvv0*21,vsm7
  vus2jkljjlldmnnbklmmoopckmmjmnofklmgklmijlllklmljllerrs7vvv0*3,kllehjjnrsseqrrfuuu3vsn5
  vus2uuv0uvv1vvv0vvv1uuu0uuu2vvv1*2,uuv2vvv1*2,uvv1vvv0*4,uuv1uvv1vvv1*2,vvv0vsn5
  vus2vvv0*21,vsn5
  vus2vvv0vvu0vvv0tuu4ppqhqrreoppeoppduuu5ttt7ttt9sttbuuu4vvv0*3,uvv0*3,vvv0*2,vsn5
  vus2utq3sql4vur0tuu3sss6ttt4sss7ttt5uuu5ttt6tuu8tuu6vvv3vvv0uvv5uvv2stt8ttt4ttt7vvv1uvv5vsn5
  vus2vtq2qni9utp4uuu5rrrcrssbrsseqrrbttt9rrrdstt8vvv0*3,uvv6uuu3rrrcrrsdqrrduuu4uvv6vsn5
  vus2vvu0vvt0vvu0tuu7rrreqrresssevvv0*8,uvv0*5,vvv0vsn5
  vus2uuu1vvv0*5,vut0vvv0*14,vsn5
  vus2ckg5rts2stt0*3,sts0voc2vvt0vvv0*6,stt5tuu4vvv0*5,vsn5
  vus2qrrepqqiqrreuuu4vvv0*2,pqqhqrriqqqhqrrgtuu4vvv0*3,sst8rssdrrsdtuu4vvv0*3,vsn5
  vus2sstattt9tttavvv0*3,sssbttta*2,tuu5stt9uuu4vvv0*2,ttu7sssbstt9ttt8vvv0*3,vsn5
  vus2vvv0*14,ttt7tttasttavvv2vvv0*3,vsn5
  vus2vvv0*14,vvv1*3,vvv0*4,vsn5
  vus2tsqctsrctrqctsrb*2,trpftrpdtsqbtrqdtrqctrpftrpdutt8vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*3,uuu2rss9stt7rss7qrr6vvv0*2,vvv2vvv3vvv0*9,vsn5
  vus2vur1uso1vur0uuu3pqqdrrs9pqqbrrrbstt9rrrcrsserrsettu7vvv0vvv3uvv0*5,vvv3vsn5
  vus2utp4olfbusp5tuu6qrrdrrscrrrhqrrcsttaqrrestt9vvv0*3,uvv6ttt5nopkopphoppluuu5uvv6vsn5
  vus2vvt0vus0vvt0tuu7rrreqrresssevvv0*7,vvv1uvv0*5,vvv1vsn5
  vus2vvv0*21,vsn5
  vus2ckg5rts2stt0*3,sts0voc2vvt0vvv0*6,stt5tuu4vvv0*5,vsn5
  vus2rss9ttt7tuu4uvv1vvv0*2,tsq8ttt6ttt7ttu6vvv1vvv0*3,ttt3tuu4tuu6vvv1vvv0*3,vsn5
  vus2rssarssdsssbuvv2vvv0*2,qrrdrssfrsscsssbttt6vvv2vvv0*2,ttu5sstbsstauuu4vvv0*3,vsn5
  vus2ttu5uuu6ttu8vvv0*3,tuu5uuu7ttt8uuu4tuu5uvv2vvv0*2,ttu7ttt9ttt8tuu7vvv0*3,vsn5
  vus2vvv0*14,ttt7sttasssbvvv3vvv0*3,vsn5
  vus2tttassscrssdsss9ttt8rssesssbrrsesssasttcqrrfrrsfrrrfuvv4vvv0*7,vsn5
  vus2uvv2vvv0*20,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvt0sst5lnnmopphlmmilnnhsstarrrcrrrgqrrittu7vvv0vvv1uvv0*5,vvv1vsn5
  vus2usp5olfcusp4tuu6qrrdrrscrrrhqrrcstt9qrrdstt9vvv0*3,uvv6ttt5nopkopphoppluuu5uvv6vsn5
  vus2vus0uso1vur0uuu4ttt7stt9ttt9vvv0*2,vvv1vvv0*4,vvv3uvv0*5,vvv3vsn5
  vus2vvv0*3,vvv2tuu7tuu4uuu5vvv0*14,vsn5
  vus2hnl4rts1stt0*4,vqh1vvu0vvv0*6,tuu3uuu3vvv0*5,vsn5
  vus2orq2vvv0*5,vsn1vvv0*7,uuu2vvv1vvv0*5,vsn5
  vus2qrrepqqiqrreuuu4vvv0*2,pqqhqrriqqqhqrrgtuu4vvv0*3,sst8rssdrrsdtuu4vvv0*3,vsn5
  vus2sssattt9tttavvv0*3,sssattta*2,ttu6stt8uuu4vvv0*2,ttu7sssbstt9ttt8vvv0*3,vsn5
  vus2vvv0*14,stt8sstbssscvvv3vvv0*3,vsn5
  vus2tuu6uuu6uuu4uuu3*2,tuu6tuu5uuu5uuu3*2,ttt7uuu5*2,vvv0*8,vsn5
  vus2uuu6*2,ttt8ttu7uuu5ttt8tuu5ttt8ttt7uuu9stt8tttasttavvv3vvv0*7,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2ssscqrreqrrcqrrhrssdrrsgrssbrssdrrrdsssdrrrersscqqrfrrsfrssevvv0*6,vsn5
  vur3vvv0*20,vvu0vsn6
  vso2vpe0*20,vqi2uvv0
ready-one 358x292
~ eFz2 lyou YKml vojw QplN Ia21 TdqZ bEVz emJS KOwK f_VD PYDu l8sw 8Zdb wDlh vojw NP8x y3p9 yjvZ mkJ8
~ PCBn HZhD 13TP jUpk 4c1a woR8 52Ch Dc9k YNt3 J9va PRPX LMmI nlKS
  rss8qrrdrss8sst6uvv0*19,
  uus1vus0*20,vur0uuu0
  vus2vvv0*21,vsm7
  vus2jkljjlldmnnbklmmoopckmmjmnofklmgklmijlllklmljllerrs7vvv0*3,mnnehjjnrsseqrrfuuu3vsn5
  vus2uuv0uvv1vvv0vvv1uuu0uuu2vvv1*2,uuv2vvv1*2,uvv1vvv0*4,uuu0uvv1vvv1*2,vvv0vsn5
  vus2vvv0*21,vsn5
  vus2vus0vur0vus0uuu3pqqfrrrcppqcoppbuuu4tuu5ttu7ttt9uuu3vvv0*8,vsn5
  vus2usp5njddusp5tuu3rrs8stt5rrs9stt7ttt6sst8tttastt9uuu6vvv1vvv0*7,vsn5
  vus2vus0vur0vus0uuu5rrrcrssbrsseqrrbttt9rrrdsst9rrrdrssdrrrcvvv0*7,vsn5
  vus2rts2vvv0*5,vuq0vvv0*7,uuu1vvv0*6,vsn5
  vus2eli4rts2stt0*4,vpe1vvu0vvv0*6,ttt4uuu4vvv0*5,vsn5
  vus2qrrepqqiqrreuuu4vvv0*2,pqqhqrriqqqhqrrgtuu4vvv0*3,sst8rssdrrsdtuu4vvv0*3,vsn5
  vus2sssattt9tttavvv0*3,sssbttta*2,ttu6stt9uuu4vvv0*2,ttu7sssbstt9ttt8vvv0*3,vsn5
  vus2vvv0*14,stt8sstbssscvvv3vvv0*3,vsn5
  vus2vvv0*21,vsn5
  vus2usrbtsrctrqctsrb*2,trpftrpdtsqbtrqdtrqctrpftrpdutt8vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vur3vvv0*21,vsn6
  vso2vri0*20,vrj2uvv0
ready-claiming-all 358x771
~ eFz2 lyou pi7d vojw QplN Ia21 TdqZ vPZq emJS KOwK f_VD PYDu l8sw 8Zdb wDlh vojw NP8x y3p9 yjvZ mkJ8
~ PCBn sgs6 HZhD 13TP jUpk 4c1a woR8 52Ch Dc9k YNt3 J9va PRPX LMmI nlKS FCA1 PYDu l8sw 8Zdb wDlh vojw
~ NP8x y3p9 yjvZ mkJ8 PCBn sgs6 HZhD 13TP jUpk A0AX woR8 52Ch Dc9k zwIy 09rJ LDqP dFmO h6P1 FCA1 PYDu
~ l8sw 8Zdb wDlh vojw NP8x y3p9 yjvZ mkJ8 PCBn sgs6 HZhD 13TP jUpk n3Ze woR8 52Ch Dc9k zwIy 09rJ LDqP
~ dFmO pAM7 VBPd QQyn
  rss8qrrdsss8qrrcrsseqrr6stt8uvv0*16,
  uus1vus0*20,vur0uuu0
  vus2vvv0*21,vsm7
  vus2jkljjlldmnnbklmmoopckmmjmnofklmgklmijlllklmljllerrs7vvv0*3,kllehjjnrsseqrrfuuu3vsn5
  vus2uuv0uvv1vvv0vvv1uuu0uuu2vvv1*2,uuv2vvv1*2,uvv1vvv0*4,uuv1uvv1vvv1*2,vvv0vsn5
  vus2vvv0*21,vsn5
  vus2vvv0vvu0vvv0tuu4ppqhqrreoppeoppduuu5ttt7ttt9sttbuuu4vvv0*8,vsn5
  vus2utq3sql4vur0tuu3sss6ttt4sss7ttt5uuu5ttt6tuu8tuu6vvv3vvv0*2,stt1rss5rss2rss4stt0vvv0vsn5
  vus2vtq2qni9utp4uuu5rrrcrssbrsseqrrbttt9rrrdstt8vvv0*4,stt2qrr7qrr8*2,stt2vvv0vsn5
  vus2vvu0vvt0vvu0tuu7rrreqrresssevvv0*14,vsn5
  vus2uuu1vvv0*5,vut0vvv0*14,vsn5
  vus2ckg5rts2stt0*3,sts0voc2vvt0vvv0*6,stt5tuu4vvv0*5,vsn5
  vus2qrrepqqiqrreuuu4vvv0*2,pqqhqrriqqqhqrrgtuu4vvv0*3,sst8rssdrrsdtuu4vvv0*3,vsn5
  vus2sstattt9tttavvv0*3,sssbttta*2,tuu5stt9uuu4vvv0*2,ttu7sssbstt9ttt8vvv0*3,vsn5
  vus2vvv0*14,ttt7tttasttavvv2vvv0*3,vsn5
  vus2vvv0*14,vvv1*3,vvv0*4,vsn5
  vus2tsqctsrctrqctsrb*2,trpftrpdtsqbtrqdtrqctrpftrpdutt8vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*3,uuu2rss9stt7rss7qrr6vvv0*2,vvv2vvv3vvv0*9,vsn5
  vus2vur1uso1vur0uuu3pqqdrrs9pqqbrrrbstt9rrrcrsserrsettu7vvv0*2,tuu0*5,vvv0vsn5
  vus2utp4olfbusp5tuu6qrrdrrscrrrhqrrcsttaqrrestt9vvv0*4,rss3oppcopqaopqdstt3vvv0vsn5
  vus2vvt0vus0vvt0tuu7rrreqrresssevvv0*8,uvv0*5,vvv0vsn5
  vus2vvv0*21,vsn5
  vus2ckg5rts2stt0*3,sts0voc2vvt0vvv0*6,stt5tuu4vvv0*5,vsn5
  vus2rss9ttt7tuu4uvv1vvv0*2,tsq8ttt6ttt7ttu6vvv1vvv0*3,ttt3tuu4tuu6vvv1vvv0*3,vsn5
  vus2rssarssdsssbuvv2vvv0*2,qrrdrssfrsscsssbttt6vvv2vvv0*2,ttu5sstbsstauuu4vvv0*3,vsn5
  vus2ttu5uuu6ttu8vvv0*3,tuu5uuu7ttt8uuu4tuu5uvv2vvv0*2,ttt8sssastt9ttt8vvv0*3,vsn5
  vus2vvv0*14,tuu5ttt9stt9vvv3vvv0*3,vsn5
  vus2tttassscrssdsss9ttt8rssesssbrrsesssasttcqrrfrrsfrrrfuvv4vvv0*7,vsn5
  vus2uvv2vvv0*20,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvt0sst5lnnmopphlmmilnnhsstarrrcrrrgqrrittu7vvv0*2,uvv0*5,vvv0vsn5
  vus2usp5olfcusp4tuu6qrrdrrscrrrhqrrcstt9qrrdstt9vvv0*4,rss3oppcopqaopqdstt3vvv0vsn5
  vus2vus0uso1vur0uuu4ttt7stt9ttt9vvv0*2,vvv1vvv0*5,uuu0*5,vvv0vsn5
  vus2vvv0*3,vvv2tuu7tuu4uuu5vvv0*14,vsn5
  vus2hnl4rts1stt0*4,vqh1vvu0vvv0*6,tuu3uuu3vvv0*5,vsn5
  vus2orq2vvv0*5,vsn1vvv0*7,uuu2vvv1vvv0*5,vsn5
  vus2qrrepqqiqrreuuu4vvv0*2,pqqhqrriqqqhqrrgtuu4vvv0*3,sst8rssdrrsdtuu4vvv0*3,vsn5
  vus2sssattt9tttavvv0*3,sssattta*2,ttu6stt8uuu4vvv0*2,ttu7sssbstt9ttt8vvv0*3,vsn5
  vus2vvv0*14,stt8sstbssscvvv3vvv0*3,vsn5
  vus2tuu6uuu6uuu4uuu3*2,tuu6tuu5uuu5uuu3*2,ttt7uuu5*2,vvv0*8,vsn5
  vus2uuu6*2,ttt8ttu7uuu5ttt8tuu5ttt8ttt7uuu9stt8tttasttavvv3vvv0*7,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2rrrgrrsfqrrhttt8sstcsttcttt5vvv0*14,vsn5
  vur3vvv0*20,vvu0vsn6
  vso2vpe0*20,vqi2uvv0
all-claimed 358x524
~ eFz2 lyou m_nI vojw EbM6 Ia21 u0pC 3l9f Dd8d RxWN yrFC CDZ1 emJS 1eY_ 4Vbm rqZv dnJu V4eI 6J3I vojw
~ NP8x y3p9 yjvZ mkJ8 PCBn rqZv dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ mkJ8 PCBn rqZv dnJu V4eI 6J3I vojw
~ NP8x y3p9 yjvZ mkJ8 PCBn yv6E qQa4 KOwK 59Pw dnJu V4eI 6J3I vojw _DOZ eifw Kmbh 1l8c djKQ DmXa aCth
~ vuR7
  rrsdrssarrsdrrrauvv0*19,
  uvv0*22,uuu0
  vvv0*13,uvu0*8,vvv0uvv2
  vvv0jkljhjjvjllcnooajkkmkllgjklijlliikkpvvv0*2,uvu0nrpcnrp9mqoblpnemqoclpnelqofnqoduvu0vvv2
  vvv0*6,sst4vvv0*6,uvu0*8,vvv0vvv2
  vvv0*22,vvv2
  vvv0ppq7oopduvv3uuu2vvv0*17,vvv2
  vvv0qqq8oppbsssbrsscuuu2vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0qrriqqrersscrrsfqrrcrssarsseqrriqrresttapqqfqrrgstt9vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0stt2qrs3tuu0rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0rst4immbstt4uuu5stt8*2,tttbstt6uuu5ttt7*2,ttt6stt9*2,vvv0*7,vvv2
  vvv0uvv0uuu0vvv0vvv2tuu4uuu4uuu5ttu4uuu4ttt7uuu4uuu6*2,uuu5vvv0*7,vvv2
  vvv0uuu0*2,uvv0tuu2sst7stt8rrs8qrr7vvv0*2,vvv2*2,vvv0*9,vvv2
  vvv0qss6ilmbstt3ttt3qrrcrrsapqqbrrsbsst9rrsdrsseqrrcuuu6vvv0*8,vvv2
  vvv0tuu0qss3tuu1ttt7qrrcrrsdrrsgqrrbsttaqrrfrssbrssdrrrf*2,vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0stt2qrs3tuu0rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0rst4immbstt4uuu5stt8*2,tttbstt6uuu5ttt7*2,ttt6stt9*2,vvv0*7,vvv2
  vvv0uvv0uuu0vvv0vvv2tuu4uuu4uuu5ttu4uuu4ttt7uuu4uuu6*2,uuu5vvv0*7,vvv2
  vvv0rss9ttt5pqqcrss8sss6rss7ttt4stt6rss6rrsastt5sss5vvv0*9,vvv2
  vvv0qqqbsss8pqqcqqqbqrrcqqq9sss7ppqaqrrbppqbqrreqqrbvvv0*9,vvv2
  vvv0*22,vvv2
  vvv0rss4oqr4uuu0qrrcnoohpqqjoppjoopjnoplttt7vvv0*6,uuu4stt8sss9sss8uuu2vvv2
  vvv0rst3jnoauuu0ttt9sssbsst9rrrbsssdsssbrrrcvvv0*6,ttt4sssarrr9rssbuuu2vvv2
  vvv0*4,ttu2rss1*2,rss2rst0rss1*2,stt0*4,uvv0vvv0*6,vvv2
  vvv0*4,oqr2kno0*10,stt1uuu0*5,vvv0vvv2
  vvv0mpq2imn0*18,jmn0uuv1vvv2
  vvv03bd619c0*4,3bd23bd44ce75ce54bd32ac13bd32ac32ac12ac019c0*5,mpp6vvv2
  vvv03bd619c0*4,3bd45ce97efa8ega4bd78fgb*2,7egc9fhb6dfb19c0*5,mpp6vvv2
  vvv0fkl4agi0*18,bhi0stt3vvv2
  vvv1vvv0*21,uuu1
ready-bar 358x134
~ eFz2 lyou WCNT vojw J3n2 KuSi WJJV tysv ZfZG
  rss8qrrdrss8stt5uvv0*19,
  uuu0*23,
  vvv0*23,
  ppqdnopkoppkppqinoojppqgvvv0*2,vvu0vtp0*13,vvu0
  nooiopphttt7vvv0*5,vrj2vm50vm51vm50*7,vm51ul51ul50vm50vn71
  sstbsss8tttbstt8vvv0*4,vri2vm50oh4eph4cph4boh4dph4eoh4asj47oh4eqi4bng4bqi4avm50*2,
  sssbttt7*3,tuu6uuu4vvv1vvv0vsn1vn90*13,vqg2
  sssbsttasss9ttt7stt8ttt8sttbvvv0*16,
  vvv0*23,
totals 358x477
~ eFz2 lyou X-Ny vojw NkwJ 4MYB KOwK 8kOv mRcr V4eI 6J3I vojw FVnP LoR6 hlhz emJS 1anw mRcr V4eI V_J7
~ vojw MUc5 TK8i RbX9 emJS 1anw mRcr V4eI QNkv vojw BHqA toI7 vOum emJS 1anw mRcr V4eI CJhR vojw GCJ8
~ DMnj PHMq 1anw mRcr V4eI E8l8 vojw A_VV eTLZ 0aEI 1anw mRcr V4eI z6Xl vojw yDCX iiCB yJ6V
  qrrb*2,uuu0*21,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0hjjmijkljllkjllmlmnijkljklmhjllgnoodlmmflmnflmmfjkljjklivvv1vvv0*6,vvv2
  vvv0*7,ttt3vvv0*14,vvv2
  vvv0*2,uvv0vvv0ttt9sst6tuu3vvv0*15,vvv2
  vvv0prr7mppavvv0rrrcpqqeuuu6vvv0*10,ttt4oppjsstcrsscuuu3vvv2
  vvv0tuu0rst3vvv0rrsdqrrersscsssbsssdqqrfsttarrsgrsscrrrdrrsavvv0*2,uuu0ttt3uuu2*2,vvv1vvv2
  vvv0*22,vvv2
  vvv0*4,sss7stt7*2,rrsastt7ttt6uuv2vvv0*11,vvv2
  vvv0stt2qss1vvv0sss7rssappqerssdqqrcqrrbuuu5vvv1*2,vvv0*3,ttt4uuu3stt5vvv1uvv1vvv0vvv2
  vvv0rss4oqr6vvv0sssdsst9sttcrssdrssfsstbrsscsttcrrrfuuu4vvv0*2,qqrappqenopkrssdqrreuuu4vvv2
  vvv0*4,qrrerssfqrrcvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*2,uvv0vvv0ttt6*2,stt6ttt4ttu4vvv0*13,vvv2
  vvv0qrs7lopevvv0qrrcrrrcrrsdqrreqrrfuuu2vvv0*7,ttt4mnnlrsseqrreuuu4vvv2
  vvv0tuu1stt2vvv0trqctqoftrqgtrpctrq9uts9usrctrpfusrctrqdtsqbvvv1vvv0*2,vvv1vvv0vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0tuu0stt0vvv0*13,uuu1vvv1vvv0*4,vvv2
  vvv0qrr7npp8vvv0oppgnoolqrrfvvv0*8,pqqbmnodnooloppgopphpqqiuuu1vvv2
  vvv0*2,uvv0vvv0*19,vvv2
  vvv0*22,vvv2
  vvv0rtt4prr4vvv0noomoppiopplnopjoppgvvv1vvv0*10,uuu1uuu4vvv2
  vvv0rtt4prr4vvv0rsscqrrfrsshrrsdrssattt9rsserrsdttt6vvv0*7,uuu2uuu1vvv2
  vvv0*22,vvv2
  vvv0*4,uuu1vvv1vvv0*2,vvv1vvv0*13,vvv2
  vvv0qss6npqfvvv0pqqdopphmnomoppipqqloopgvvv0*10,uuu2uuu3vvv2
  vvv0stt2rss5vvv0trqetrpctrpatrqbtqphvvu1vvv0*10,uvv0uuv1vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uuu1
totals-none 358x142
~ eFz2 lyou XniQ vojw NkwJ 4MYB G35- KOwK
  qrrbrrrbsss8rrsauuu1uvv0*18,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0hjjmijkljllkjllmlmnijkljklmhjllgnoodlmmflmnflmmfjkljjklivvv1vvv0*6,vvv2
  vvv0*7,ttt3vvv0*14,vvv2
  vvv0rrrgrrsessscrrsgqrrbrrrdrssfrssgqqrftttbqrrjsst8qrrdrsscrrsgqrrguuu7vvv0*4,vvv2
  vvv0ssscrssdrrrfsssarssesssgrrsguuu3vvv0*13,vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uuu1
visitor 358x433
~ eFz2 lyou 6A-i vojw Xb6u vojw OnQb F3f- iw6I 9C4y KFNF Q-oq -lRF A-o-
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
  vvv0qrrarrr6qqr5rrs8oppbrss6stt4rss7rrr4sst5vvv0*11,vvv2
  vvv0opp9pqqfpqqcopp9oppdoop9sss9noodpqqbstt5vvv0*11,vvv2
  vvv0ikkljkkjklmjkmmkmnohklmhmnnekmmeoppbklmclmmljllerrs7vvv0*8,vvv2
  vvv0uuv0uvv1vvv1uvv2uvv1uuu1rss6uvv1vvv1uvv1vvv1uvv1vvv0*9,vvv2
  vvv0rrrerssdqrrfrrrastt8rrresssbqrrdrssbqrrerrrgsssdrrscttt8rrrdrsscrssastt7rrrcvvv0*2,vvv2
  vvv0vvv2vvv3uuu4uuu2vvv1*2,uuu3uuu2*2,uvv2vvv1*2,tuu4vvv1uuv3uvv3vvv0uvv2vvv1vvv0*2,vvv2
  vvv0qrrcqrrgqrrdsstdrssfrrresssbqrresttaqqqfpqqeqqrc*2,sttbqrrhsss9rssfrssbvvv0*3,vvv2
  vvv0rrrgqrrfsssarrrersscrrrfpqqlttt4vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0stt1qrs0*6,rss1vvv0*2,uvv0*7,vvv0*4,vvv2
  vvv04ce619c0*7,prr5uvv3vvv0*7,vvv1vvv4vvv0*2,vvv2
  vvv03bd64ce69fhg9fhfagigbhie6dfb19c0oqq6uvv3rrr9mnoimnnjnopioopioppdrrravvv0uvv7vvv0*2,vvv2
  vvv08fg53bd0*6,4bd1rst4uuu3uvv0*7,uvv1vvv2vvv0*2,vvv2
  vvv1vvv0*21,uvv1
  uvv0*23,
empty 358x806
~ eFz2 lyou CXjG vojw M_FX vojw Q1Qe 52ZV NiQ1 Xb6u vojw OnQb F3f- iw6I tGDp KFNF Q-oq c60E NkwJ dsuK
~ KOwK xAEX dnJu V4eI 6J3I vojw _DOZ kpXm _Clr Jb8A ik1r dnJu V4eI 6J3I vojw _DOZ kpXm _Clr Jb8A ik1r
~ dnJu V4eI E8l8 vojw o8IW kpXm _Clr 9xS9
  rss9qrrbttt5uvv0*20,
  uvv0*23,
  uvv0*23,
  ikkgikkdklmglnn9mnn5hjjckmm9klmijllflnnamnnbmnocmnoalmm9lmmaqrr5uvv0*7,
  rrr6opq8pqq8*2,qqr4opp5opq6pqq8opp8pqqappq8nop9mnncmnn9pqq7rss5uvv0*7,
  qqrfrrsbsss8qrrcrrsasss8rss9qrrarssaqrratuu3uvv0*12,
  tuu3ttt3tuu3ttt3tuu3tuu2*2,ttt3*3,uuu1uvv0*12,
  oqq2hkl0*4,lop2stu0*10,prs2hkl0*4,jmn1uuu1
  4ac518a0*4,ejk5ptt0*10,nqr418a0*5,8eff
  39b518a0*4,mpq4ptt0*11,7de518a0*4,5bde
  39b518a0*3,chi5ptt0*5,rro0sqj0ptt0*5,kop318a118a0*3,5bde
  39b518a0*2,bgh4pst0ptt0*5,tph1vn80pst0ptt0*5,imn329b118a0*2,5bde
  8df4agh1kop2ptt0*6,qtt0rtu0stt0qtt0ptt0*6,nrr1dik17df09egc
  pst0ptt0*7,rtu0vvv0*4,suu0ptt0*8,qst0
  pst0ptt0*7,uvv0vvv0*5,rtu0ptt0*7,qst0
  pst0ptt0*6,qtu0vvv0*6,tuu0ptt0*7,qst0
  7jl36ik0*21,akm8
  7jl36ik0*21,akm8
  uuv1uvv0*21,tuu2
  vvv0noohpqqaqrr6lmmbnooenopdppq9qqqbpqqaopp8opp9uuu2vvv0*9,vvv2
  vvv0sss8rrs8ttt3pqq7rrr8qrr8rss9pqq8rrsbnop9rss8uuu2vvv0*9,vvv2
  vvv0kmmglmmfjkljkmmfjklokllfkmmkmnngjklmnopevvv0*11,vvv2
  vvv0*22,vvv2
  vvv0qrrfrrreqqrhqqrcsss9qrrfrssdpqqerrrcqqrgqrrirrsfqrresttaqrrfrsserrsbsss8qqrevvv0*2,vvv2
  vvv0tuu4tuu5ttt5uuu3uuv4uuu2uuu3uuu5tuu4uuu5uuu2uuu3ttt5uuu2uuu5uuu4*3,vvv0*3,vvv2
  vvv0sss9sssdsssatttbsttbsstbttt8sssauuu7rrsbrrrbrss9*2,tuu8rssdttt7sttbstt9vvv0*3,vvv2
  vvv0rrrgqrrfsssarrrersscrrrfpqqlttt4vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0qrs1mpp0*16,oqq1vvv0*3,vvv2
  vvv03bd61ac0*3,19c01ac12ac21ac019c0*5,1ac0*2,19c0*3,stt5vvv0*2,vvv2
  vvv03bd64ce47egdaghf8fge9fhfbgim9fhg9fhf*2,aghe8egdaghdbhigaghg9fhc6df819c0stt6vvv0*2,vvv2
  vvv0chj47ef0*16,8fg1uuv2vvv0*2,vvv2
  vvv0*22,uuu1
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0lnnemnohnooejlljmnofoppbmnofnoo9qqrbnopdnoodklmjnoocoppbopp8vvv0*6,vvv2
  vvv0ttt4sss5uuu3sss5*2,stt4ttt4sss3uuu3ttt4stt3sst5ttt5stt4ttu3vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rst3prr3uuu0qrrcnoogpqqjoppjoopjnoplttt7vvv0*6,uuu3ttt6ttt7sst7uuu1vvv2
  vvv0rss4imnbuuu0sttbssta*2,sttdsss8vvv0*8,ttt5rsscqrrbrrrduuu3vvv2
  vvv0*2,uvv0vvv0vvv2uuu3uvv2uuu4uuu2vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0stt2rss2uvv0qrrcnoogpqqjoppjoopjnoplttt7vvv0*6,vvv1uuu2uuu3ttt3uuv0vvv2
  vvv0qrs5hlmduuu0ttt8tuu7ttu7ttt8tuu5vvv0*8,sss7qrrhpqqfqqqhuuu3vvv2
  vvv0uvv0*2,vvv0uuu5stt6tuu5ttt8ttt5vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0tuu0rss0uvv0rrscoppkqrrdopplpqqfvvv0*13,vvv2
  vvv0qrs9jnncuuu0ttt7uuu6ttt7ttt8ttt5vvv0*6,rss9pqqgopphoppmnopkoopituu6vvv2
  vvv0uvv0uuu0vvv0tuu7sss8ttt6tttasst7vvv0*13,vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
loading 358x1300
~ eFz2 lyou FG2e vojw M_FX vojw Q1Qe vojw f0kU NiQ1 Koe8 Koe8 NXvu Koe8
  qrrbqrrdrss8uvv0*20,
  uvv0*23,
  uvv0*23,
  ikkgikkdklmglnn9mnn5hjjckmm9klmijllflnnamnnbmnocmnoalmm9lmmaqrr5uvv0*7,
  rrr6opq8pqq8*2,qqr4opp5opq6pqq8opp8pqqappq8nop9mnncmnn9pqq7rss5uvv0*7,
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
failed 358x285
~ eFz2 lyou xOm_ vojw M_FX vojw Q1Qe Jaq9 jQh_ vIM7 K_ZQ Jeji DTcv
  qrrdqrrbuvv0*21,
  uvv0*23,
  uvv0*23,
  ikkgikkdklmglnn9mnn5hjjckmm9klmijllflnnamnnbmnocmnoalmm9lmmaqrr5uvv0*7,
  rrr6opq8pqq8*2,qqr4opp5opq6pqq8opp8pqqappq8nop9mnncmnn9pqq7rss5uvv0*7,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0kmmmmnngpqq8hjjhlmmjlmmimnofmnnhnooflmncmnnemnofmnodnoohklmfnooboppdvvv0*4,vvv2
  vvv0uuu3ttt4stt4ttt2tuu2stt5ttt6ttt2ttu5qrr5tuu3ttt4ttt2uuu4uuu3ttt2uuu3vvv0*4,vvv2
  vvv0mnnilmmfjkljlmneijkfklmkikkiklmgoppdjllnikkejlldlmmgoppcvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0qrrfrss8qqreqrresttarrsgqrrgrsscqrrirrrdrsscsssdrrrcrrreqrrfrrrdrrsdrss9sss8vvv0*2,vvv2
  vvv0uuu2uuu3*2,vvv1uuu3vvv1uvv2vvv1vvv2vvv0*12,vvv2
  vvv0qrrfrssbttt9rrscsssbsst8sssdrrscuuu6vvv0*12,vvv2
  vvv0uvv2uvv0*9,uvv2vvv0*10,vvv2
  vvv0uvv6sssdrrr6qqqgoppfqqrepqqeppqgoppioppeuvv3vvv0*10,vvv2
  vvv0uuu4uuu0uvv0*8,uuu3vvv0*10,vvv2
  vvv1vvv0*21,uuu1
failed-in-part 358x760
~ eFz2 lyou kX9A vojw M_FX vojw Q1Qe W6W4 NiQ1 -DdI LHWZ xuvy WDRs Jeji DTcv NkwJ 4MYB KOwK 8kOv mRcr
~ V4eI 6J3I vojw FVnP 9nXB TBnZ emJS IPPv ML9Q LxDV AXLu LxDV 8gQP 7Xfs q4Fy srh0 BPVk VWP6 KOwK cbvo
~ dnJu V4eI 6J3I vojw NP8x y3p9 yjvZ mkJ8 izQY CRs0 cQDA J14e dmEV Bk-t HZhD K_Cq jUpk FPX7 I95P L2KB
~ Dc9k 2l3I
  qrrdqrrbrssarss8*2,uvv0*18,
  uvv0*23,
  uvv0*23,
  hjjihjjfjllhkmmblnn6gijdklmajkljikkhkmmclmndlnndlnnbklmakmmaqqr5uvv0*7,
  sss5pqq7qrr7qrr6qrr3pqq4pqq5pqr6pqq6qqr8pqq6opq7mooanoo8qrr6sst4uvv0*7,
  qrrapqqeqqrdqrrdqrrerss6qrrcstt8pqqgqrreqrrbrss6qrrbpqqcsss6qrrcqrreqrrdstt4rss9qrrcuvv0*2,
  uuu0uuu1*3,tuu3ttt2tuu1uuu0uuu1*3,tuu1*4,uuu1*3,tuu2uuu1tuu1uvv0*2,
  vut0*22,uuu0
  vsr1tqn9uro3tqn9tqo6tqo7uqo6tqo5tpnatqo9uro7uqo7tqo6uqo7uro6tqo8uro6uqo8tqn8vtr0*4,
  vtr0urp6urp3uro6urp4urp5*2,urp3tqo7urp5urp6uqo6urp5urp6*3,urp4urp6urp5vsr1vtr0*3,
  vsq1solbspmbsomctpnbtpmasolburo9tpmbspmasomcspmatqoatpndtqnaspmbtpncspmcuqo8somdvtr0*3,
  vsq2tpmfspm8tpnbsolbtpn9solbsomftpm9solfsomatqoavtr0*11,
  vsr2usq1usq0*9,usq3vtr0*11,
  usq5vsr1sqp8ponaponfonmfqondpnmconmg*2,pondusq5vtr0*11,
  vtr0usq1usq0*9,usr1vtr0*11,
  uuu0*23,
  uvv0vvv0*21,uuu1
  vvv0pqq9rrr8rss5rrr5ttt4rss4sst3sss4ttt2sss3stt3rrr4rrr8qqq6vvv0*7,vvv2
  vvv0nopcmnocnopeopphoppenooelmmhnoocpqqbppqboppbpqqboopbpqqbvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0ttt1stt1vvv0opplmnnksss9vvv0*11,uuu2vvv0*3,vvv2
  vvv0qss6lopbvvv0uuu6ttt6tuu6tuu5vvv0*9,tuu3pqqfrrsfqqqftuu4vvv2
  vvv0*2,uvv0vvv0ttt7ttt6ttu6sss8vvv1vvv0*13,vvv2
  vvv0*22,uvv2
  uuu0uvv0*20,uuu0uvv0
  uvv0*23,
  uvv0*23,
  pqramnoorss8uvv0qrrdopqfpqqcopqeoppestt5uvv0pqqbopqeoppiqrrbuvv0pqqd*2,pqqeqrr9uuu0nopgnoph
  stt0*3,tuu0uuu0*19,
  uvv0*23,
  tuu0*23,
  tuu0opqdoppbopqbnppcpqq8tuu0*14,stt1rss3ttt1
  uuu0*22,tuu1
  vvv0*2,uvv0vvv0*19,vvv2
  vvv0rss4mpp5tuu1rrr5noojoppikmmkmnnisst9rrsdrrrgqqrfuuu6vvv0*8,vvv2
  vvv0stt2lop9stt3ttt8qrrerssbrssettu4vvv0*13,vvv2
  vvv0*2,uvv0vvv0*5,uuv2vvv0*13,vvv2
  vvv0ttt3sss4rss5rss4*2,rss3rss5sss6qrs7uuu1vvv0*11,vvv2
  vvv0tuu3ttt2rss5qrr8sss5stt3stt4rss4rss7uuu1vvv0*11,vvv2
  vvv0rts2vvv0*6,qss2vvv0*5,vvv1uvv1vvv0*6,vvv2
  vvv0dli5rts0stt0*4,qss4djk4vvv0*5,tuu4*2,vvv0*6,vvv2
  vvv0qrrgpqqjqrreuuu3vvv0*2,uuu4qqqdpqqfqrrgrrrguuu4vvv0ttt4rssdrrrfttt8vvv0*4,vvv2
  vvv0ttt8tttattt9vvv0*3,vvv1ttt7sttbttt9stt8stt9uuu2uuu4*2,ssscuuu3vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0qrrkrssfssscsssasttarrsgttu8rsscqrresssbrssd*2,qrrgrssfsssdqrrfqrrd*2,rsscvvv0*2,vvv2
  vvv0rssdstt9rssfsst9ttt8rssgsssbsttbuuu7vvv0*12,vvv2
  vvv0vvv1*2,vvv2vvv1*2,vvv2vvv1*3,vvv0*12,vvv2
  uvv0vvv0*21,uuu0
